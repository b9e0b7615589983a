import type { FastifyRequest } from 'fastify'
import { grants, isRoot } from '../../../../machines/kernel/grants.ts'
import type { Host, Quota } from '../../context.ts'
import { HttpError, unauthenticated } from '../../http/httpError.ts'
import { minute, takeQuota } from '../../quota.ts'
import type { Caller } from '../../store/store.ts'
import { sessionOf } from '../people.ts'
import type { Tokens } from '../tokens.ts'
import type { Session } from '../types.ts'
import { partOf } from '../acting.ts'
import { isWithin } from './ranges.ts'
import { findKey, findNewest, keepUse, type KeyRow } from './rows.ts'
import { readKey } from './token.ts'
import { noteKey } from './used.ts'

/** Calls of one key, whichever process takes them. */
export const callsOfKey: Quota = { kind: 'api key', most: 60, seconds: minute }

const isLive = ({ status, expires_at, until }: KeyRow, now: Date): boolean =>
  status !== 'REVOKED' &&
  Date.parse(expires_at) > now.getTime() &&
  (until === null || Date.parse(until) > now.getTime())

/** What a key may do: of what it was made for, what they still hold who drew it. What these see for others is theirs alone. */
export const sessionOfKey = (row: KeyRow): Session => {
  const permissions = row.scope.filter((code) => !isRoot([code]) && grants(row.permissions, code))
  const represents = partOf([], row.represents, row.organisation.id)
  const session = sessionOf(row.key_id, { ...row, permissions, represents, seen_by: null, acting: null })
  const key = { id: row.key_id, name: row.key_name }
  return { ...session, key, actor: { ...session.actor, name: `${row.full_name} · API “${row.key_name}”` } }
}

/**
 * Lets in who comes with a key.
 * @throws HttpError UNAUTHENTICATED, TOO_MANY with Retry-After, FORBIDDEN from an address that is in none of its ranges
 */
export const admitKey = async (
  { store, clock }: Host,
  tokens: Tokens,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<Session> => {
  const named = readKey(tokens, request)
  const row = named && (await findKey(store, named.secretId))
  const now = clock()
  if (!row || row.hash !== named.hash || !isLive(row, now)) throw unauthenticated()
  noteKey(request, { id: row.key_id, name: row.key_name })
  await takeQuota(store, callsOfKey, row.key_id, now)
  const ranges = row.ranges.map(({ range }) => range)
  if (ranges.length > 0 && !isWithin(request.ip, ranges))
    throw new HttpError('FORBIDDEN', 'keys.address', { refusal: { reason: 'address' } })
  await keepUse(store, row, request.ip, now)
  return sessionOfKey(row)
}

/** What a key may do and see now, for work that goes on by itself; null: nothing any more. */
export const callerOfKey = async ({ store, clock }: Host, id: string): Promise<Caller | null> => {
  const row = await findNewest(store, id)
  return row && isLive(row, clock()) ? sessionOfKey(row).caller : null
}
