interface Letter {
  post(): void
  /** It is posted however many wait. */
  isKept: boolean
}

/** How many wait at most; older ones are left out, so that what is inspected never waits for who inspects it. */
const most = 2_000
/** Milliseconds of work at a stretch where the page is never idle. */
const stretch = 4
/** Milliseconds after which what waits is posted although the page is not idle. */
const latest = 1_000

const whenIdle = (work: (isOver: () => boolean) => void): void => {
  const begun = () => {
    const at = performance.now()
    return () => performance.now() - at > stretch
  }
  // A page that nobody sees is never said to be idle.
  if (document.hidden || !('requestIdleCallback' in globalThis)) setTimeout(() => work(begun()), 50)
  else
    requestIdleCallback((deadline) => work(deadline.didTimeout ? begun() : () => deadline.timeRemaining() < 1), {
      timeout: latest,
    })
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
  const work = (isOver: () => boolean) => {
    isAsked = false
    while (next < waiting.length && !isOver()) one()
    waiting = waiting.slice(next)
    next = 0
    if (waiting.length > 0) ask()
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
    empty: (): void => work(() => false),
  }
}
