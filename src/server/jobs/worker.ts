import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds between looks, when nobody wakes the worker before. */
const interval = 1000

export interface Worker {
  /** Look now, or again when a look is under way. */
  wake(): void
  /** Ends after the look that is under way. */
  close(): Promise<void>
}

/** Looks for work at least once a second, and at once as long as there is some; `look` answers how much it found. */
export const startWorker = (name: string, look: () => Promise<number>, log: FastifyBaseLogger): Worker => {
  let closing = false
  let woken = false
  let rouse = () => {}

  const wake = () => {
    woken = true
    rouse()
  }

  const rest = () =>
    new Promise<void>((resolve) => {
      if (woken || closing) return resolve()
      const timer = setTimeout(resolve, interval)
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })

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
      if ((await lookOnce()) === 0) await rest()
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
