import { deleteCookie, readCookie, writeCookie } from '../data/cookies.ts'

const cookie = 'from'

/** Keeps the page a person was sent away from, to come back after the sign-in. */
export const rememberSentFrom = (path: string): void => writeCookie(cookie, path)

/** The page to come back to, a path of our own or null. */
export const sentFrom = (): string | null => {
  const kept = readCookie(cookie)
  if (!kept?.startsWith('/') || !URL.canParse(kept, location.origin)) return null
  const { origin, pathname, search, hash } = new URL(kept, location.origin)
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null
}

export const forgetSentFrom = (): void => deleteCookie(cookie)
