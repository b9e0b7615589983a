import type { FastifyRequest } from 'fastify'
import { grants } from '../../../../machines/kernel/grants.ts'
import { type IdleAccount, type Review, reviewDays } from '../../../shared/endpoints/answers/rights.ts'
import type { Host } from '../../context.ts'
import { notFound } from '../../http/httpError.ts'
import { queryAs } from '../../performer.ts'
import { readCursor, writeCursor } from '../../records/cursor.ts'
import { auditEntry, auditing, logSecurity } from '../../sessions/audit.ts'
import type { Session } from '../../sessions/types.ts'
import { system } from '../../store/store.ts'
import { againstManaging, giverOf, rolesSeen } from './standing.ts'

/** Accounts of a page. */
const most = 50

const sort = 'idle_since'

/** Who decides about accounts holds this. */
const deciding = 'user.edit'

const daysOn = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000)

/** The accounts by the role of theirs that is idle the longest: $1 the first day that is not long ago, $2 since when what was kept counts. */
const pageText = (isOfOne: boolean, isBegun: boolean): string => `
  with first as materialized (
    select h.account, h.idle_since from roles_held h
    where h.idle_since < $1::date
      ${isOfOne ? 'and h.organisation_id = $3' : 'and $3::uuid is not null'}
      ${isBegun ? 'and (h.idle_since, h.account) > ($4::date, $5::uuid)' : ''}
      and not exists (select from roles_held other where other.account = h.account and (other.idle_since, other.role) < (h.idle_since, h.role))
      and not exists (select from access_keeps k where k.account = h.account and k.kept_at > $2)
    order by h.idle_since, h.account limit ${most + 1}
  )
  select a.id, a.full_name as name, a.email, o.name as organisation, first.idle_since, app_account_person(a.id) as person,
    to_jsonb(a.roles) as held, app_signed_in(a.id) as "signedIn",
    (select max(day) from permission_uses u where u.account = a.id) as used,
    (select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'since', h.since, 'used', h.used) order by h.idle_since, r.name collate human)
      from roles_held h join access_roles r on r.id = h.role where h.account = a.id and h.idle_since < $1::date) as roles
  from first join user_accounts a on a.id = first.account join organisations o on o.id = a.organisation_id
  order by first.idle_since, a.id`

type Row = Omit<IdleAccount, 'against'> & { idle_since: string; person: string; held: string[] }

/** The active accounts that the reader sees with roles of which nothing was used for long. @throws HttpError BAD_INPUT */
export const readReview = async (
  { store, clock }: Host,
  { actor, caller }: Session,
  after: string | undefined,
): Promise<Review> => {
  const query = queryAs(store, caller)
  const begun = after === undefined ? null : readCursor({ after }, after, sort, 'date')
  const since = daysOn(clock(), -reviewDays).toISOString()
  const values = [since.slice(0, 10), since, caller.organisation, ...(begun ? [begun.value, begun.id] : [])]
  const rows = await query<Row>(pageText(caller.kind !== 'platform', begun !== null), values)
  const roles = new Map((await rolesSeen(query)).map((role) => [role.id, role]))
  const giver = await giverOf(query, actor, roles)
  const mayDecide = grants(actor.permissions, deciding)
  const shown = rows.slice(0, most)
  const last = rows.length > most ? shown.at(-1) : undefined
  return {
    accounts: shown.map(({ idle_since: _idle, person, held, ...one }) => ({
      ...one,
      against: mayDecide ? againstManaging(actor, giver, roles, { person, roles: held }) : 'notHeld',
    })),
    next: last ? writeCursor({ sort, value: last.idle_since, id: last.id }) : null,
  }
}

interface Kept {
  account: string
  reason: string
}

const keepText = `
  with kept as (
    insert into access_keeps (account, organisation_id, kept_at, kept_by, reason)
      select id, organisation_id, $2, $3, $4 from user_accounts where id = $1 and status = 'ACTIVE'
      on conflict (account) do update set kept_at = excluded.kept_at, kept_by = excluded.kept_by, reason = excluded.reason
      returning account
  ),
  noted as (${auditing('$5', 'select from kept')})
  select account from kept`

/**
 * What an account has is found right although it goes unused: the review tells of it again when as much time has passed. Decided by
 * who may change the account, and kept in the audit with why.
 * @throws HttpError NOT_FOUND, and what its guardian has against any change of it
 */
export const keepAccess = async (
  host: Host,
  request: FastifyRequest,
  { actor, caller, owner }: Session,
  { account, reason }: Kept,
): Promise<{ until: string }> => {
  const { store, clock, guardians } = host
  const query = queryAs(store, caller)
  const now = clock()
  const missing = () => notFound({ table: 'user_accounts', id: account })
  const [seen] = await query<{ person: string }>(
    `select app_account_person(id) as person from user_accounts where id = $1 and status = 'ACTIVE'`,
    [account],
  )
  if (!seen) throw missing()
  await guardians['user_account']!({ query, by: actor, at: now.toISOString(), id: account, values: null })
  const detail = { account, person: seen.person, why: reason.trim() }
  const event = { event: 'accessKeep', result: 'accepted', ...owner, detail } as const
  const values = [account, now, owner.userId, detail.why, auditEntry(host, request, event)]
  const kept = await store.run(system, keepText, values)
  if (kept.length === 0) throw missing()
  logSecurity(request, event)
  return { until: daysOn(now, reviewDays).toISOString() }
}
