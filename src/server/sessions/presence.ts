import type { FastifyRequest } from 'fastify'
import { portalOf } from '../../shared/portal.ts'
import type { Config } from '../config.ts'
import { lifetimes } from './limits.ts'

/**
 * When a session ends unless its person is seen before. What the browser says counts, since a hand on the mouse makes no
 * calls, and since an open page makes calls with nobody before it: it renews its tokens, and reads anew what others have
 * changed. The internal portal has no such end.
 * @param idle seconds since the person was seen; undefined: nobody was
 */
export const standsUntil = (config: Config, { headers }: FastifyRequest, idle: number | undefined, now: Date): Date => {
  const isWatched = portalOf(config, headers.host).kind !== 'internal'
  if (!isWatched) return new Date(now.getTime() + lifetimes.session * 1000)
  return idle === undefined ? now : new Date(now.getTime() + (lifetimes.idle - idle) * 1000)
}
