import { type Caller, type Store, system } from '../store/store.ts'
import type { OpenSession, SignInMethod } from '../../shared/endpoints/answers/sessions.ts'
import { auditing } from './audit.ts'
import { actingColumn, type Sight } from './acting.ts'
import { lifetimes } from './limits.ts'
import {
  mayBeSeen,
  type PersonRow,
  personColumns,
  personTables,
  seenByColumn,
  sightIn,
  shownTo,
  sightColumns,
} from './people.ts'

export interface SessionRow extends PersonRow {
  /** Of its rows: another one means that something of it has changed. */
  version: string
  access_hash: string
  access_expires_at: string
  expires_at: string
}

export interface Pair {
  access: string
  refresh: string
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

/** A session that has not been ended, of a person who may work; by its id. */
export const findSession = async (store: Store, id: string): Promise<SessionRow | null> => {
  const found = `
    select concat_ws(' ', s.xmin, u.xmin, member.xmin, rights.xmin, own.xmin, held.xmin, own_rights.xmin, other.xmin, other_member.xmin) as version, s.access_hash, s.access_expires_at, s.expires_at,
      ${personColumns}, ${seenByColumn}, ${actingColumn}
    from sessions s join ${personTables} on ${shownTo}
      left join rights_changes rights on rights.organisation_id = org.id
      left join users own on s.as_user is not null and own.id = s.user_id
      left join memberships held on held.user_id = own.id and held.organisation_id = s.organisation_id
      left join rights_changes own_rights on own_rights.organisation_id = held.organisation_id
      left join users other on other.id = s.acts_for
      left join memberships other_member on other_member.user_id = other.id and other_member.organisation_id = s.organisation_id
    where s.id = $1 and s.ended_at is null and u.locked_at is null`
  const [row] = await store.run<SessionRow>(system, found, [id], 'session')
  return row ?? null
}

interface NewSession {
  id: string
  userId: string
  organisationId: string
  hashes: Pair
  address: string
  device: string | null
  /** What the audit keeps of it. */
  entry: string
  /** When it ends unless the person is seen before. */
  until: Date
  /** When the person showed who they are; worth nothing once the password has been set after that. */
  provenAt?: Date
  /** The session that this one takes over from, and ends; it is to live no longer than that one could have. */
  after?: string
  /** As whom the person, a super admin, sees the product, and no longer than until then. */
  as?: Seeing
  /** For whom they act in it, until then. */
  acts?: { userId: string; until: Date }
  /** How they showed who they are; without it as in the session that this one takes over from. */
  method?: SignInMethod
}

export interface Seeing {
  userId: string
  organisationId: string
  until: Date
}

/** Returns the person, or null when they are not a member or are locked, what they showed is worth nothing any more, or what it takes over from has ended. */
export const createSession = async (store: Store, session: NewSession, now: Date): Promise<PersonRow | null> => {
  const created = `
    with person as (select ${personColumns} from ${personTables} 
      where u.id = coalesce($15::uuid, $2::uuid) and org.id = coalesce($16::uuid, $3::uuid) and u.locked_at is null
        and case when $15::uuid is null then coalesce(u.password_set_at <= $14, true) else ${mayBeSeen('$2::uuid', '$3::uuid')} end),
    before as (
      update sessions set ended_at = $7, end_reason = 'switched'
      where id = $11 and user_id = $2 and ended_at is null and expires_at > $7 and exists (select from person)
        and ($15::uuid is null or as_user is null)
      returning coalesce(own_ends_by, ends_by) as ends_by, method
    ),
    made as (
      insert into sessions (id, user_id, organisation_id, access_hash, refresh_hash, access_expires_at, created_at, refreshed_at, ends_by, address, device, expires_at, as_user, as_organisation, own_ends_by, acts_for, acts_until, method)
      select $1::uuid, $2::uuid, $3::uuid, $4, $5, least($6::timestamptz, ends_by, $17, $19), $7::timestamptz, $7::timestamptz, least($8::timestamptz, ends_by, $17), $9, $10,
        least($12::timestamptz, ends_by, $17::timestamptz), $15::uuid, $16::uuid, case when $15::uuid is not null then least($8::timestamptz, ends_by) end, $18::uuid, $19::timestamptz, coalesce($20, before.method)
      from person left join before on true where $11::uuid is null or ends_by is not null
      returning *
    ),
    noted as (${auditing('$13', 'select from made')})
    select person.*, ${seenByColumn}, ${actingColumn} from person, made s`
  const {
    id,
    userId,
    organisationId,
    hashes,
    address,
    device,
    until,
    entry,
    provenAt,
    after = null,
    as,
    acts,
    method,
  } = session
  const times = [later(now, lifetimes.access), now.toISOString(), later(now, lifetimes.session)]
  const values = [
    id,
    userId,
    organisationId,
    hashes.access,
    hashes.refresh,
    ...times,
    address,
    device,
    after,
    until.toISOString(),
    entry,
    provenAt?.toISOString() ?? null,
    as?.userId ?? null,
    as?.organisationId ?? null,
    as?.until.toISOString() ?? null,
    acts?.userId ?? null,
    acts?.until.toISOString() ?? null,
    method ?? null,
  ]
  const [person] = await store.run<PersonRow>(system, created, values)
  return person ?? null
}

interface Rotation {
  refreshHash: string
  next: Pair
  /** Keyed hash of who asks. */
  clientHash: string
  /** When the session ends unless the person is seen before. */
  until: Date
}

/** Replacements of refresh tokens that are remembered. */
const rotationsKept = 5

export interface RotatingRow extends PersonRow {
  /** For whom they acted until the time for that was over. */
  acted_for: string | null
}

/** Replaces both tokens when the refresh token is the present one, and returns the person; one of many at the same time succeeds. */
export const rotate = async (store: Store, id: string, rotation: Rotation, now: Date): Promise<RotatingRow | null> => {
  const rotated = `
    with was as (select acts_for, acts_until from sessions where id = $1),
    rotated as (
      update sessions s set
        access_hash = $3, refresh_hash = $4, refreshed_at = $5, client_hash = $7,
        expires_at = least(ends_by, greatest(expires_at, $8)),
        access_expires_at = least($6::timestamptz, ends_by, greatest(expires_at, $8), case when acts_until > $5 then acts_until end),
        acts_for = case when acts_until > $5 then acts_for end,
        acts_until = case when acts_until > $5 then acts_until end,
        rotations = (array_prepend($5::timestamptz(3), rotations))[:${rotationsKept}]
      where s.id = $1 and s.refresh_hash = $2 and s.ended_at is null and s.expires_at > $5
        and exists (select from users where id = s.user_id and locked_at is null)
      returning s.*
    )
    select ${personColumns}, ${seenByColumn}, ${actingColumn}, (select acts_for from was where acts_until <= $5) as acted_for
    from rotated s join ${personTables} on ${shownTo}`
  const { refreshHash, next, clientHash, until } = rotation
  const [person] = await store.run<RotatingRow>(system, rotated, [
    id,
    refreshHash,
    next.access,
    next.refresh,
    now.toISOString(),
    later(now, lifetimes.access),
    clientHash,
    until.toISOString(),
  ])
  return person ?? null
}

export interface RotatedRow extends PersonRow {
  refresh_hash: string
  client_hash: string | null
  /** ISO instants, the newest first. */
  rotations: string[]
}

/** What became of the refresh tokens of a session that stands. */
export const findRotations = async (store: Store, id: string, now: Date): Promise<RotatedRow | null> => {
  const found = `
    select s.refresh_hash, s.client_hash, to_jsonb(s.rotations) as rotations, ${personColumns}, ${seenByColumn}, ${actingColumn}
    from sessions s join ${personTables} on ${shownTo}
    where s.id = $1 and s.ended_at is null and s.expires_at > $2 and u.locked_at is null`
  const [row] = await store.run<RotatedRow>(system, found, [id, now.toISOString()])
  return row ?? null
}

export interface Ended {
  user_id: string
  organisation_id: string
}

/** Ends a session to which a refresh token of ours belonged that is not the present one. */
export const endReused = async (store: Store, id: string, refreshHash: string, now: Date): Promise<Ended | null> => {
  const ended = `
    update sessions set ended_at = $3, end_reason = 'refreshReused'
    where id = $1 and refresh_hash <> $2 and ended_at is null and expires_at > $3 returning user_id, organisation_id`
  const [row] = await store.run<Ended>(system, ended, [id, refreshHash, now.toISOString()])
  return row ?? null
}

/** Puts down as ended, for good, the sessions whose time is over; answers how many. */
export const endOverdue = async (store: Store, now: Date): Promise<number> => {
  const overdue = `
    update sessions set ended_at = $1, end_reason = case when ends_by <= $1 then 'aged' else 'idle' end
    where id in (select id from sessions where ended_at is null and expires_at <= $1 for update skip locked) returning id`
  return (await store.run(system, overdue, [now.toISOString()])).length
}

/** The sessions of a person: of nobody where that is null, and of all organisations where none is said. */
export interface Whose {
  person: string | null
  organisation?: string | null
}

/** Why they end, and what the audit keeps of it where any does that had not ended before. */
interface Ending {
  reason: 'signedOut' | 'endedByAnother'
  entry?: string
}

const theirs = `user_id = $1 and ($2::uuid is null or organisation_id = $2)`

const endingText = (what: string): string => `
  with ended as (
    update sessions set ended_at = coalesce(ended_at, $3), end_reason = coalesce(end_reason, $4)
    where ${theirs} and ${what} returning id, user_id, organisation_id, ended_at
  ),
  noted as (${auditing('$5', 'select from ended where ended_at = $3 and $5::jsonb is not null')})
  select * from ended`

const endingValues = ({ person, organisation = null }: Whose, { reason, entry }: Ending, now: Date) => [
  person,
  organisation,
  now.toISOString(),
  reason,
  entry ?? null,
]

/** Ends one of the person's sessions; null: it is none of them. */
export const endOne = async (
  store: Store,
  whose: Whose,
  id: string,
  ending: Ending,
  now: Date,
): Promise<Ended | null> => {
  const values = [...endingValues(whose, ending, now), id]
  const [row] = await store.run<Ended>(system, endingText('id = $6'), values)
  return row ?? null
}

/** Ends the person's sessions but the excepted one; returns which. */
export const endAllOf = async (
  store: Store,
  whose: Whose,
  except: string | null,
  ending: Ending,
  now: Date,
): Promise<string[]> => {
  const values = [...endingValues(whose, ending, now), except]
  const text = endingText('id is distinct from $6 and ended_at is null')
  return (await store.run<{ id: string }>(system, text, values)).map(({ id }) => id)
}

interface OpenRow {
  id: string
  device: string | null
  address: string | null
  created_at: string
  refreshed_at: string
  method: SignInMethod | null
  organisation: string
}

/** The person's sessions that stand, the last used first. */
const openText = `
  select id, device, address, created_at, refreshed_at, method, (select name from organisations where id = organisation_id) as organisation
  from sessions where ${theirs} and ended_at is null and expires_at > $3 order by refreshed_at desc, id`

/** The same as they are told to somebody who asks from one of them or from another of their own. */
export const listOpen = async (store: Store, whose: Whose, asking: string, now: Date): Promise<OpenSession[]> => {
  const { person, organisation = null } = whose
  const rows = await store.run<OpenRow>(system, openText, [person, organisation, now.toISOString()])
  return rows.map(({ created_at, refreshed_at, ...row }) => ({
    ...row,
    createdAt: created_at,
    lastUsedAt: refreshed_at,
    current: row.id === asking,
  }))
}

type StandingRow = Caller & Pick<PersonRow, 'acting' | keyof Sight> & { id: string; person: string }

/** Of these sessions those that still stand, with what their people may do and see now. */
export const standing = async (
  store: Store,
  ids: readonly string[],
  now: Date,
): Promise<(Caller & { id: string })[]> => {
  const stand = `
    select s.id, u.id as person, org.id as organisation, org.kind, ${sightColumns}, ${actingColumn} from sessions s join ${personTables} on ${shownTo}
    where s.id = any($1::uuid[]) and s.ended_at is null and s.expires_at > $2 and u.locked_at is null and (s.acts_until is null or s.acts_until > $2)`
  const rows = await store.run<StandingRow>(system, stand, [ids, now.toISOString()])
  return rows.flatMap(({ acting, ...row }) => {
    const { acts, sight } = sightIn(row.person, row.organisation, { ...row, acting })
    return acting && !acts ? [] : [{ ...row, ...sight }]
  })
}

/** Nobody is acted for any more in a session, which goes on as its person's own. */
export const endActing = async (store: Store, id: string): Promise<void> => {
  await store.run(system, 'update sessions set acts_for = null, acts_until = null where id = $1', [id])
}
