import type { ExportFormat, ExportQuestion, ExportState } from '../../shared/endpoints/answers/exports.ts'
import type { Locale } from '../../shared/locales.ts'
import { leasesOf } from '../leased.ts'
import type { PageQuery } from '../records/page.ts'
import type { Session } from '../sessions/types.ts'
import { type Caller, type Store, system } from '../store/store.ts'

/** What of a list is asked for. */
export type Asked = Pick<ExportQuestion, 'columns' | 'spread'> &
  Pick<PageQuery, 'at' | 'parent' | 'tab' | 'filter' | 'search' | 'sort' | 'user_timezone'>

interface Ordered {
  list: string
  question: Asked
  format: ExportFormat
  locale: Locale
}

export interface ExportRow extends Ordered {
  id: string
  /** Who asked, as far as they saw then. */
  caller: Caller
  state: ExportState
  reason: string | null
  rows: number
  total: number | null
  size: number | null
  digest: string | null
  storage_key: string | null
  requested_at: string
  expires_at: string | null
}

/** One under somebody's claim. */
export interface Claimed extends ExportRow {
  session_id: string
  /** The API key by which it was asked for. */
  key_id: string | null
  claim: number
  attempts: number
  /** `changed`: the rows that have changed their places meanwhile are looked through; `whole`: all is written. */
  stage: 'rows' | 'changed' | 'whole'
  after: string | null
  parts: number
  bytes: number
  crc: number
}

/** Of one person, under way at a time. */
const atOnce = 3

/** What a person sees in their list of them. */
const mostListed = 50

const own = 'user_id = $1 and organisation_id = $2 and key_id is not distinct from $3'
const ownerOf = ({ user, caller, key }: Session): (string | null)[] => [user.id, caller.organisation, key?.id ?? null]

const ownColumns = `id, caller, list, question, format, locale, case when state = 'ready' and expires_at <= $4 then 'expired' else state end as state,
  reason, rows, total, size, digest, storage_key, requested_at, expires_at`

/** Begins one; null when as many of the person's as there may be are under way. */
export const addExport = (store: Store, session: Session, ordered: Ordered, now: Date): Promise<string | null> =>
  store.transaction(system, async (sql) => {
    await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`exports ${session.user.id}`])
    const added = `
      insert into exports (user_id, organisation_id, key_id, session_id, caller, list, question, format, locale, requested_at, run_at)
      select $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::jsonb, $6, $7::jsonb, $8, $9, $10::timestamptz, $10::timestamptz
      where (select count(*) from exports where user_id = $1 and state = 'working') < ${atOnce}
      returning id`
    const { session: _, ...caller } = session.caller
    const { list, question, format, locale } = ordered
    const what = [session.id, JSON.stringify(caller), list, JSON.stringify(question), format, locale]
    const [row] = await sql.query<{ id: string }>(added, [...ownerOf(session), ...what, now.toISOString()])
    return row?.id ?? null
  })

export const listExports = (store: Store, session: Session, now: Date): Promise<ExportRow[]> =>
  store.run(
    system,
    `select ${ownColumns} from exports where ${own} order by requested_at desc, id limit ${mostListed}`,
    [...ownerOf(session), now.toISOString()],
    'own exports',
  )

/** One of the person's own. */
export const findExport = async (store: Store, session: Session, id: string, now: Date): Promise<ExportRow | null> => {
  const text = `select ${ownColumns} from exports where ${own} and id = $5`
  const [row] = await store.run<ExportRow>(system, text, [...ownerOf(session), now.toISOString(), id])
  return row ?? null
}

/** False when there is none of the person's own; one that has ended stays as it is. */
export const cancelExport = async (store: Store, session: Session, id: string, now: Date): Promise<boolean> => {
  const cancelled = `
    update exports set state = case when state = 'working' then 'cancelled' else state end, ended_at = coalesce(ended_at, $4)
    where ${own} and id = $5 returning id`
  return (await store.run(system, cancelled, [...ownerOf(session), now.toISOString(), id])).length > 0
}

export const exportLeases = leasesOf<Claimed>('exports', `state = 'working'`)
const { held } = exportLeases

/** Keeps that a piece was written, and how far that is; false when it is somebody else's by now, or nobody's. */
export const keepPart = async (store: Store, job: Claimed, ids: readonly string[], now: Date): Promise<boolean> => {
  const kept = `
    with kept as (
      update exports set run_at = $3, after = $4, stage = $5, total = $6, rows = rows + cardinality($7::uuid[]), parts = parts + 1,
        bytes = $8, crc = $9, attempts = 0
      ${held} returning id, parts
    )
    insert into export_parts (export_id, number, claim, ids) select id, parts - 1, $2::int, $7::uuid[] from kept returning number`
  const { id, claim, after, stage, total, bytes, crc } = job
  const values = [id, claim, now.toISOString(), after, stage, total, `{${ids.join()}}`, bytes, crc]
  return (await store.run(system, kept, values)).length > 0
}

/** Of these rows the ones that are written already. */
export const writtenOf = async (store: Store, { id }: Claimed, ids: readonly string[]): Promise<Set<string>> => {
  const written = `select row from export_parts, unnest(ids) row where export_id = $1 and row = any($2::uuid[])`
  const rows = await store.run<{ row: string }>(system, written, [id, `{${ids.join()}}`])
  return new Set(rows.map(({ row }) => row))
}

export const claimsOf = async (store: Store, { id }: Pick<Claimed, 'id'>): Promise<number[]> => {
  const claims = 'select claim from export_parts where export_id = $1 order by number'
  return (await store.run<{ claim: number }>(system, claims, [id])).map(({ claim }) => claim)
}

interface File {
  key: string
  size: number
  digest: string
  expiresAt: Date
}

/** False as `keepPart`. */
export const keepFile = async (store: Store, job: Claimed, file: File, now: Date): Promise<boolean> => {
  const kept = `
    update exports set state = 'ready', storage_key = $3, size = $4, digest = $5, expires_at = $6, ended_at = $7 ${held} returning id`
  const { key, size, digest, expiresAt } = file
  const values = [job.id, job.claim, key, size, digest, expiresAt.toISOString(), now.toISOString()]
  return (await store.run(system, kept, values)).length > 0
}
