import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds between looks, when nobody wakes the worker before and it is not said otherwise. */
const interval = 1000
/** What is done behind people's backs takes a fifth of the time at most, whoever of a crew does it: the rest is theirs. */
const share = 5

export interface Worker {
  /** Look now, or again when a look is under way. */
  wake(): void
  /** Ends after the look that is under way. */
  close(): Promise<void>
}

/** The workers of a process, by name, that have something to do. */
export type Crew = Set<string>

/** Answers how much it found to do, and did. */
export type Look = () => Promise<number>

/** Looks for work as often as is said, and again after a breath as long as there is some. */
export const startWorker = (
  name: string,
  look: Look,
  log: FastifyBaseLogger,
  busy: Crew,
  pause: number = interval,
): Worker => {
  let closing = false
  let woken = false
  let rouse = () => {}

  const wake = () => {
    woken = true
    rouse()
  }

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const rest = async () => {
    if (!woken && !closing) await sleep(pause)
  }
  /** Not cut short by a wake: there is always somebody who wakes when there is much to do. */
  const breathe = async (looked: number) => {
    const until = performance.now() + Math.min(interval, looked * (share * Math.max(1, busy.size) - 1))
    const isOver = () => closing || performance.now() >= until
    while (!isOver()) await sleep(until - performance.now())
  }

  const lookOnce = (): Promise<number> =>
    look().catch((error: unknown) => {
      log.warn({ err: error, worker: name }, 'the worker could not look for work')
      woken = false
      return 0
    })

  const work = async (): Promise<void> => {
    for (;;) {
      if (closing) return
      woken = false
      const began = performance.now()
      const found = await lookOnce()
      if (found > 0) busy.add(name)
      else busy.delete(name)
      await breathe(performance.now() - began)
      if (found === 0) await rest()
    }
  }

  const ended = work()
  return {
    wake,
    close: async () => {
      closing = true
      rouse()
      await ended
    },
  }
}
