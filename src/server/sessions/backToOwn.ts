import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { tokenCookies } from './cookies.ts'
import { grantSession } from './grant.ts'
import type { Sessions } from './sessions.ts'

/** Ends seeing or acting as another: the person is themselves again, without a sign-in. @throws HttpError INVALID_REFRESH */
export const backToOwn = async (
  host: Host,
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: Parameters<typeof grantSession>[3] & { after: string },
) => {
  const granted = await grantSession(host, sessions, request, wanted)
  if (!granted) throw new HttpError('INVALID_REFRESH', 'sessionEnded')
  await sessions.ended(wanted.after)
  reply.header('set-cookie', tokenCookies(host.config, granted))
  return { data: granted }
}
