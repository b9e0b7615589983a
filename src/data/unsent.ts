import { readCookie } from './cookies.ts'

type Typed = Record<string, unknown>

const key = 'unsent'

/** Whose session this is, by the cookie that is there before the page has asked for it. */
const person = (): string => readCookie('user') ?? ''

/** What was typed for actions and not sent, by what it was typed for; gone with the session. */
const unsent = new Map<string, Typed>()

/** It may be about people: the browser's storage has it while the page is loaded again, and not before or after. */
const take = () => {
  const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { of: string; typed: [string, Typed][] } | null
  sessionStorage.removeItem(key)
  if (stored?.of === person()) for (const [place, typed] of stored.typed) unsent.set(place, typed)
}

/** Once a page, as soon as it is there. */
export const startUnsent = (): void => {
  take()
  addEventListener('pageshow', take)
  addEventListener('pagehide', () => {
    if (unsent.size > 0) sessionStorage.setItem(key, JSON.stringify({ of: person(), typed: [...unsent] }))
  })
}

export const recallUnsent = (place: string): Typed | null => unsent.get(place) ?? null

/** `null` forgets. */
export const keepUnsent = (place: string, typed: Typed | null): void =>
  void (typed ? unsent.set(place, typed) : unsent.delete(place))

export const forgetUnsent = (): void => {
  unsent.clear()
  sessionStorage.removeItem(key)
}
