/** How many wait at most: what comes then is left out until all of these are posted, so that what is inspected never waits for who inspects it. */
const most = 1_000
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
 * @param catchUp is told how much was left out, once what came before that is posted
 */
export const outbox = (catchUp: (leftOut: number) => void) => {
  let waiting: (() => void)[] = []
  let next = 0
  let isFull = false
  let leftOut = 0
  let isAsked = false

  const postUntil = (until: number) => {
    while (next < waiting.length && performance.now() < until) waiting[next++]!()
    waiting = waiting.slice(next)
    next = 0
    if (waiting.length > 0 || !isFull) return
    const count = leftOut
    isFull = false
    leftOut = 0
    catchUp(count)
  }
  const work = () => {
    isAsked = false
    postUntil(performance.now() + (document.hidden ? hiddenStretch : stretch))
    if (waiting.length > 0 && !isAsked) {
      isAsked = true
      setTimeout(() => whenIdle(work), rest)
    }
  }
  return {
    /** Whether there is no room for one more, which is left out then. */
    isLeftOut: (): boolean => {
      if (isFull) leftOut += 1
      return isFull
    },
    put: (post: () => void): void => {
      waiting.push(post)
      isFull ||= waiting.length - next >= most
      if (isAsked) return
      isAsked = true
      whenIdle(work)
    },
    /** Posts all that waits. */
    empty: (): void => postUntil(Number.POSITIVE_INFINITY),
  }
}
