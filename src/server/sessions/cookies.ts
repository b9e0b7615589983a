import type { Config } from '../config.ts'
import { lifetimes } from './limits.ts'
import type { Granted } from '../../shared/endpoints/answers/sessions.ts'

/**
 * The new tokens as the browser keeps them itself: a page that is left before the answer has come could not,
 * and would be signed out for using the old refresh token again.
 */
export const tokenCookies = ({ publicUrl }: Config, { token, refresh }: Granted): string[] => {
  const attributes = `Path=/; Max-Age=${lifetimes.session}; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`
  return [`access=${token}; ${attributes}`, `refresh=${refresh}; ${attributes}`]
}
