import type { Pending } from './recovery.types.ts'
import { deleteCookie, readCookie, writeCookie } from '../cookies.ts'

const cookie = 'pending'

/** Keeps how far an activation or a forgotten password has come, for a reload or another tab, no longer than it is good; null forgets. */
export const storePending = (pending: Pending | null): void => {
  const seconds = pending ? Math.ceil((pending.expiresAt - Date.now()) / 1_000) : 0
  if (seconds > 0) writeCookie(cookie, JSON.stringify(pending), seconds)
  else deleteCookie(cookie)
}

export const storedPending = (): Pending | null => {
  try {
    return JSON.parse(readCookie(cookie) ?? 'null') as Pending | null
  } catch {
    return null
  }
}
