import { deleteCookie, readCookie, writeCookie } from '../data/cookies.ts'

const cookie = 'from'

/** Keeps the page a person was sent away from, to come back after the sign-in. */
export const rememberSentFrom = (path: string): void => writeCookie(cookie, path)

/** The page to come back to, a path of our own or null. */
export const sentFrom = (): string | null => {
  const path = readCookie(cookie)
  return path && /^\/(?![/\\])/.test(path) ? path : null
}

export const forgetSentFrom = (): void => deleteCookie(cookie)
