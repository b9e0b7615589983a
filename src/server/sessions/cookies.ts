import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { cookieOf } from '../http/beginning.ts'
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

/**
 * Has a call answered as if it said in its header what its cookie says: a page that has no script yet can send no header. The cookie
 * comes from our own pages alone, no other origin may read the answer, and what is so asked changes nothing.
 */
export const byCookie = async ({ headers }: FastifyRequest): Promise<void> => {
  const isOurs = [undefined, 'same-origin'].includes(headers['sec-fetch-site']?.toString())
  const token = isOurs ? cookieOf(headers.cookie, 'access') : undefined
  headers.authorization = token && `Bearer ${token}`
}
