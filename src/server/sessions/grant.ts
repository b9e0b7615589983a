import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { audit, auditEntry, logSecurity, type SecurityEvent } from './audit.ts'
import { sessionOf } from './people.ts'
import { createSession, endReused, rotate } from './rows.ts'
import type { Sessions } from './sessions.ts'
import type { Tokens } from './tokens.ts'
import type { Granted } from './types.ts'

const mintPair = (tokens: Tokens, id: string) => {
  const pair = { access: tokens.mint('access', id), refresh: tokens.mint('refresh', id) }
  return { pair, hashes: { access: tokens.hash(pair.access), refresh: tokens.hash(pair.refresh) } }
}

/** A new session for somebody whose identity has been proven; null when they may not work for the organisation; `after` is the session it takes the place of. The event is kept with it. */
export const grantSession = async (
  host: Host,
  { tokens }: Sessions,
  request: FastifyRequest,
  { event, ...person }: { event: SecurityEvent['event']; userId: string; organisationId: string; after?: string },
): Promise<Granted | null> => {
  const { userId, organisationId } = person
  const accepted = { event, result: 'accepted', userId, organisationId } as const
  const id = randomUUID()
  const { pair, hashes } = mintPair(tokens, id)
  const device = request.headers['user-agent']?.slice(0, 200) ?? null
  const session = { id, ...person, hashes, address: request.ip, device, entry: auditEntry(host, request, accepted) }
  const row = await createSession(host.store, session, host.clock())
  if (!row) return null
  logSecurity(request, accepted)
  return { user: sessionOf(id, row).user, token: pair.access, refresh: pair.refresh }
}

/** A refresh token works once; one of ours that has been replaced before ends the session, since two people may hold it. */
export const refreshSession = async (
  host: Host,
  sessions: Sessions,
  request: FastifyRequest,
  refresh: string,
): Promise<Granted> => {
  const { store, clock } = host
  const { tokens } = sessions
  const refused = () => new HttpError('INVALID_REFRESH', 'sessionEnded')
  const id = tokens.read('refresh', refresh)
  if (!id) {
    logSecurity(request, { event: 'refresh', result: 'refused', reason: 'forged' })
    throw refused()
  }
  const { pair, hashes } = mintPair(tokens, id)
  const person = await rotate(store, id, tokens.hash(refresh), hashes, clock())
  if (person) {
    sessions.forget(id)
    return { user: sessionOf(id, person).user, token: pair.access, refresh: pair.refresh }
  }
  const reused = await endReused(store, id, tokens.hash(refresh), clock())
  if (reused) await sessions.ended(id)
  await audit(host, request, {
    event: 'refresh',
    result: 'refused',
    reason: reused ? 'reused' : 'ended',
    userId: reused?.user_id,
    organisationId: reused?.organisation_id,
  })
  throw refused()
}
