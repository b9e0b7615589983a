interface Letter {
  post(): void
  /** It is posted however many wait. */
  isKept: boolean
}

/** How many wait at most; older ones are left out, so that what is inspected never waits for who inspects it. */
const most = 2_000
/** Milliseconds of work at a stretch, and between two of them: what is posted has to be received and drawn by the same thread. */
const stretch = 2
const rest = 100
/** The same where nobody sees the page, whose timers are slow then. */
const hiddenStretch = 50
/** Milliseconds after which what waits is posted although the page is not idle. */
const latest = 1_000

const whenIdle = (work: () => void): void => {
  // A page that nobody sees is never said to be idle.
  if (document.hidden || !('requestIdleCallback' in globalThis)) setTimeout(work, rest)
  else requestIdleCallback(work, { timeout: latest })
}

/**
 * Posts what it is given in its order, when the page that is inspected has nothing else to do.
 * @param tellLeftOut is told how many were left out, before those that came after them
 */
export const outbox = (tellLeftOut: (count: number) => void) => {
  let waiting: Letter[] = []
  let next = 0
  let leftOut = 0
  let isAsked = false

  const one = () => {
    if (leftOut > 0) tellLeftOut(leftOut)
    leftOut = 0
    waiting[next++]!.post()
  }
  const postUntil = (until: number) => {
    while (next < waiting.length && performance.now() < until) one()
    waiting = waiting.slice(next)
    next = 0
  }
  const work = () => {
    isAsked = false
    postUntil(performance.now() + (document.hidden ? hiddenStretch : stretch))
    if (waiting.length > 0) {
      isAsked = true
      setTimeout(() => whenIdle(work), rest)
    }
  }
  const ask = () => {
    if (isAsked) return
    isAsked = true
    whenIdle(work)
  }
  const leaveOut = () => {
    const old = waiting.slice(next, -most)
    const kept = old.filter(({ isKept }) => isKept)
    leftOut += old.length - kept.length
    waiting = [...kept, ...waiting.slice(-most)]
    next = 0
  }
  return {
    put: (post: () => void, isKept = false): void => {
      waiting.push({ post, isKept })
      if (waiting.length - next >= 2 * most) leaveOut()
      ask()
    },
    /** Posts all that waits. */
    empty: (): void => postUntil(Number.POSITIVE_INFINITY),
  }
}
