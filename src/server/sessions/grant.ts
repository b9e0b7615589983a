import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isVisible } from '../../shared/validation/visible.ts'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { audit, auditEntry, logSecurity, type SecurityEvent } from './audit.ts'
import { lifetimes } from './limits.ts'
import { networkOf } from './network.ts'
import { type PersonRow, sessionOf } from './people.ts'
import { standsUntil } from './presence.ts'
import {
  createSession,
  endActing,
  endOverdue,
  endReused,
  findRotations,
  rotate,
  type RotatingRow,
  type Seeing,
} from './rows.ts'
import type { Sessions } from './sessions.ts'
import type { Tokens } from './tokens.ts'
import type { Granted, SignInMethod } from '../../shared/endpoints/answers/sessions.ts'

interface Minted {
  access: string
  refresh: string
}

/** @param after the refresh token that is traded: it is followed by the same pair each time */
const mintPair = (tokens: Tokens, id: string, after?: string): Minted => ({
  access: tokens.mint('access', id, after),
  refresh: tokens.mint('refresh', id, after),
})

const hashesOf = (tokens: Tokens, { access, refresh }: Minted): Minted => ({
  access: tokens.hash(access),
  refresh: tokens.hash(refresh),
})

const granted = (id: string, row: PersonRow, { access, refresh }: Minted): Granted => ({
  user: sessionOf(id, row).user,
  token: access,
  refresh,
})

/** What a client calls itself, when people can read it. */
const deviceOf = ({ headers }: FastifyRequest): string | null => {
  const name = headers['user-agent']?.slice(0, 200)
  return name !== undefined && isVisible(name) ? name : null
}

/** A new session for somebody whose identity has been proven; null when they may not work for the organisation; `after` is the session it takes the place of. The event is kept with it. */
export const grantSession = async (
  host: Host,
  { tokens }: Sessions,
  request: FastifyRequest,
  {
    event,
    detail,
    ...person
  }: Pick<SecurityEvent, 'event' | 'detail'> & {
    userId: string
    organisationId: string
    provenAt?: Date
    after?: string
    as?: Seeing
    acts?: { userId: string; until: Date }
    method?: SignInMethod
  },
): Promise<Granted | null> => {
  const { userId, organisationId } = person
  const accepted = { event, result: 'accepted', userId, organisationId, detail } as const
  const id = randomUUID()
  const pair = mintPair(tokens, id)
  const session = {
    id,
    ...person,
    hashes: hashesOf(tokens, pair),
    address: networkOf(request.ip),
    device: deviceOf(request),
    until: standsUntil(host.config, request, 0, host.clock()),
    entry: auditEntry(host, request, accepted),
  }
  const row = await createSession(host.store, session, host.clock())
  if (!row) return null
  logSecurity(request, accepted)
  return granted(id, row, pair)
}

/**
 * A refresh token works once; one of ours that has been replaced before ends the session, since two people may hold it. The
 * client that has just had it replaced may have missed the answer, and is led to the same tokens again.
 * @param idle seconds since the person was seen, as the client says; without it nobody was
 */
export const refreshSession = async (
  host: Host,
  sessions: Sessions,
  request: FastifyRequest,
  { refresh, idle }: { refresh: string; idle?: number },
): Promise<Granted> => {
  const { store, clock, config } = host
  const { tokens } = sessions
  const refused = () => new HttpError('INVALID_REFRESH', 'sessionEnded')
  const id = tokens.read('refresh', refresh)
  if (!id) {
    logSecurity(request, { event: 'refresh', result: 'refused', reason: 'forged' })
    throw refused()
  }
  const pair = mintPair(tokens, id, refresh)
  const now = clock()
  const until = standsUntil(config, request, idle, now)
  const clientHash = tokens.hash(`client ${networkOf(request.ip)} ${deviceOf(request)}`)
  const rotation = { refreshHash: tokens.hash(refresh), next: hashesOf(tokens, pair), clientHash, until }
  const person = await rotate(store, id, rotation, now)
  if (person) {
    sessions.forget(id)
    return granted(id, await asThemselves(host, sessions, request, id, person), pair)
  }
  const again = await present(host, tokens, id, refresh, clientHash)
  if (again) return again
  const reused = await endReused(store, id, tokens.hash(refresh), now)
  if (reused) await sessions.ended(id)
  else await endOverdue(store, now)
  await audit(host, request, {
    event: 'refresh',
    result: 'refused',
    reason: reused ? 'reused' : 'ended',
    userId: reused?.user_id,
    organisationId: reused?.organisation_id,
  })
  throw refused()
}

/** Who may not act any more for whom they acted, or whose time for that is over, is themselves again. */
const asThemselves = async (
  host: Host,
  sessions: Sessions,
  request: FastifyRequest,
  id: string,
  { acted_for, ...row }: RotatingRow,
): Promise<PersonRow> => {
  const isOver = row.acting !== null && !sessionOf(id, row).acting
  const person = acted_for ?? row.acting?.id
  if (!isOver && !acted_for) return row
  if (isOver) await endActing(host.store, id)
  await sessions.ended(id)
  await audit(host, request, {
    event: 'actForEnd',
    result: 'accepted',
    reason: acted_for ? 'time' : 'standing',
    userId: row.user_id,
    organisationId: row.organisation.id,
    detail: { ...(person && { person }) },
  })
  return { ...row, acting: null }
}

/** The present tokens of a session, by way of those that followed a refresh token which this client has just had replaced. */
const present = async (
  { store, clock }: Host,
  tokens: Tokens,
  id: string,
  refresh: string,
  clientHash: string,
): Promise<Granted | null> => {
  const now = clock()
  const row = await findRotations(store, id, now)
  if (row?.client_hash !== clientHash) return null
  const isRecent = (at: string) => Math.abs(now.getTime() - Date.parse(at)) < lifetimes.refreshGrace * 1000
  let pair = mintPair(tokens, id, refresh)
  for (const _ of row.rotations.filter(isRecent)) {
    if (tokens.hash(pair.refresh) === row.refresh_hash) return granted(id, row, pair)
    pair = mintPair(tokens, id, pair.refresh)
  }
  return null
}
