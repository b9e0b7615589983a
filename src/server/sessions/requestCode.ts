import { randomUUID } from 'node:crypto'
import type { Host } from '../context.ts'
import { HttpError } from '../http/httpError.ts'
import { tryCode } from './accounts.ts'
import { auditing } from './audit.ts'
import { lifetimes } from './limits.ts'
import type { Sessions } from './sessions.ts'
import type { Tokens } from './tokens.ts'
import { system } from '../store/store.ts'

/** What a code is asked for. */
export type Purpose = 'activation' | 'forgotPassword'

/** The ticket names the request when the code is answered; times are in seconds. */
export interface CodeOffer {
  ticket: string
  resendAfter: number
  expiresAfter: number
}

/** Where codes are asked for and answered. */
export interface CodeDesk {
  host: Pick<Host, 'store' | 'clock'>
  sessions: Pick<Sessions, 'tokens'>
}

const replaced = (told: string) => `
  with ${told} gone as (
    delete from codes where id in (
      select id from codes where expires_at <= $6 and (purpose, address_hash) <> ($2, $3) for update skip locked
    )
  )
  insert into codes (id, purpose, address_hash, user_id, expires_at) values ($1, $2, $3, $4, $5)
  on conflict (purpose, address_hash) do update set
    id = excluded.id, user_id = excluded.user_id, code_hash = null, tries = 0, verified_at = null, expires_at = excluded.expires_at`

export interface Asked {
  purpose: Purpose
  email: string
  /** Where the request came from. */
  address: string
  /** What is kept of it in the audit, once it is known whose address it is. */
  entry?: (userId: string | null) => string
}

/**
 * Asks for a code to a mail address; the one before is good no longer. Whether anybody will get one is not looked at here
 * but when the code is mailed, after the answer: what happens until then is the same for every address.
 * @throws HttpError 429 when it is too early for another one
 */
export const requestCode = async (
  { host: { store, clock }, sessions: { tokens } }: CodeDesk,
  { purpose, email, address, entry }: Asked,
): Promise<CodeOffer & { userId: string | null }> => {
  const now = clock()
  const { account, wait: resendAfter } = await tryCode(store, purpose, { tokens, email, address, now })
  const userId = account?.id ?? null
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + lifetimes.code * 1000).toISOString()
  const values = [id, purpose, tokens.hash(email), userId, expiresAt, now.toISOString()]
  if (entry) await store.run(system, replaced(`told as (${auditing('$7')}),`), [...values, entry(userId)])
  else await store.run(system, replaced(''), values)
  return { userId, ticket: ticketOf(tokens, purpose, id), resendAfter, expiresAfter: lifetimes.code }
}

/** For somebody who has proven their password: the ticket of the code that is on its way, while it is too early for another. */
export const requestCodeOrFind = async (desk: CodeDesk, asked: Asked): Promise<CodeOffer> => {
  try {
    const { userId: _userId, ...offer } = await requestCode(desk, asked)
    return offer
  } catch (error) {
    const wait = error instanceof HttpError && error.code === 'TOO_MANY' ? Number(error.values.seconds) : 0
    const present = wait > 0 ? await findCode(desk.host, desk.sessions.tokens, asked) : null
    if (!present) throw error
    return { ...present, resendAfter: wait }
  }
}

const findCode = async ({ store, clock }: CodeDesk['host'], tokens: Tokens, { purpose, email }: Asked) => {
  const found = `
    select id, floor(extract(epoch from expires_at - $3::timestamptz))::int as left from codes
    where purpose = $1 and address_hash = $2 and expires_at > $3 and verified_at is null`
  const [row] = await store.run<{ id: string; left: number }>(system, found, [
    purpose,
    tokens.hash(email),
    clock().toISOString(),
  ])
  return row ? { ticket: ticketOf(tokens, purpose, row.id), expiresAfter: row.left } : null
}

const ticketOf = (tokens: Tokens, purpose: Purpose, id: string): string => tokens.mint(`${purpose} code`, id)

/** The request that a ticket names, or null when it is not ours. */
export const readTicket = (tokens: Tokens, purpose: Purpose, ticket: string): string | null =>
  tokens.read(`${purpose} code`, ticket)
