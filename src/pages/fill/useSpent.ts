import { type FocusEvent, useState } from 'react'

/** How long the focus was within a field: nothing of what was typed there. */
export interface Spent {
  /** Its path, of a group that of the row. */
  path: string
  milliseconds: number
}

const pathOf = (place: Element): string | null => {
  const within = place.closest<HTMLElement>('[data-path], [name]')
  return within && (within.dataset['path'] ?? within.getAttribute('name'))
}

/** Notes for how long the focus is within each field of a form that has these handlers; all of it is taken once. */
export const useSpent = () => {
  const [noted] = useState(() => {
    const spent = new Map<string, number>()
    let at: { path: string; since: number } | null = null
    const turn = (path: string | null, now: number) => {
      if (at) spent.set(at.path, (spent.get(at.path) ?? 0) + Math.max(0, now - at.since))
      at = path === null ? null : { path, since: now }
    }
    return {
      handlers: {
        onFocus: ({ target, timeStamp }: FocusEvent) => turn(pathOf(target), timeStamp),
        onBlur: ({ timeStamp }: FocusEvent) => turn(null, timeStamp),
      },
      take: (now: number): Spent[] => {
        turn(null, now)
        const taken = [...spent].map(([path, milliseconds]) => ({ path, milliseconds }))
        spent.clear()
        return taken
      },
    }
  })
  return noted
}
