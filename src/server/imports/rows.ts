import type { ImportMode, ImportState } from '../../shared/endpoints/answers/imports.ts'
import type { Locale } from '../../shared/locales.ts'
import { leasesOf } from '../leased.ts'
import { day } from '../quota.ts'
import type { Session } from '../sessions/types.ts'
import { type Store, system } from '../store/store.ts'
import type { Mapping } from './columns.ts'

export interface ImportJob {
  id: string
  user_id: string
  organisation_id: string
  session_id: string
  area: string
  name: string
  locale: Locale
  state: ImportState
  reason: string | null
  requested_at: string
  expires_at: string
  claim: number
  attempts: number
  storage_key: string | null
  columns: string[]
  mapping: Mapping | null
  mode: ImportMode | null
  cursor: number
  rows: number
  done: number
  good: number
  bad: number
  made: number
  already: number
  refused: number
}

/** Of one person, under way at a time. */
const atOnce = 3
/** What a person sees in their list of them. */
const mostListed = 50
/** Milliseconds for which the rows of a file are kept. */
const kept = 7 * day * 1000

export const importLeases = leasesOf<ImportJob>('imports', `state in ('reading', 'checking', 'running')`)

const own = 'user_id = $1 and organisation_id = $2'
const ownerOf = ({ user, caller }: Session): string[] => [user.id, caller.organisation]
const ownColumns = `*, case when expires_at <= $3 and ended_at is null then 'expired' else state end as state`

/** Begins one; null when as many of the person's as there may be are under way. */
export const addImport = (
  store: Store,
  session: Session,
  { area, name, locale, key }: Pick<ImportJob, 'area' | 'name' | 'locale'> & { key: string },
  now: Date,
): Promise<string | null> =>
  store.transaction(system, async (sql) => {
    await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`imports ${session.user.id}`])
    const added = `
      insert into imports (user_id, organisation_id, session_id, area, name, locale, storage_key, requested_at, run_at, expires_at)
      select $1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz, $9::timestamptz
      where (
        select count(*) from imports where user_id = $1 and state in ('arriving', 'reading', 'checking', 'running') and expires_at > $8
      ) < ${atOnce}
      returning id`
    const expires = new Date(now.getTime() + kept).toISOString()
    const values = [...ownerOf(session), session.id, area, name, locale, key, now.toISOString(), expires]
    const [row] = await sql.query<{ id: string }>(added, values)
    return row?.id ?? null
  })

/** That its bytes are here, or will not be. */
export const arrived = async (store: Store, id: string, isHere: boolean, now: Date): Promise<void> => {
  const text = `update imports set state = $2, run_at = $3, ended_at = case when $2 = 'reading' then null else $3::timestamptz end
    where id = $1 and state = 'arriving'`
  await store.run(system, text, [id, isHere ? 'reading' : 'failed', now.toISOString()])
}

export const listImports = (store: Store, session: Session, now: Date): Promise<ImportJob[]> =>
  store.run(
    system,
    `select ${ownColumns} from imports where ${own} order by requested_at desc, id limit ${mostListed}`,
    [...ownerOf(session), now.toISOString()],
    'own imports',
  )

/** One of the person's own. */
export const findImport = async (store: Store, session: Session, id: string, now: Date): Promise<ImportJob | null> => {
  const text = `select ${ownColumns} from imports where ${own} and id = $4`
  const [row] = await store.run<ImportJob>(system, text, [...ownerOf(session), now.toISOString(), id])
  return row ?? null
}

/** False when there is none of the person's own; one that has ended stays as it is. */
export const cancelImport = async (store: Store, session: Session, id: string, now: Date): Promise<boolean> => {
  const cancelled = `
    update imports set state = case when ended_at is null then 'cancelled' else state end, ended_at = coalesce(ended_at, $3)
    where ${own} and id = $4 returning id`
  return (await store.run(system, cancelled, [...ownerOf(session), now.toISOString(), id])).length > 0
}

/** What the person has decided sends its rows through the check, from the first one on. False when it waits for nobody any more. */
export const checkAgain = async (
  store: Store,
  { id }: Pick<ImportJob, 'id'>,
  { from, mapping, mode }: { from: readonly ImportState[]; mapping: Mapping; mode: ImportMode | null },
  now: Date,
): Promise<boolean> => {
  const text = `
    update imports set state = 'checking', reason = null, mapping = $3, mode = $4, cursor = 0, done = 0, good = 0, bad = 0, already = 0, run_at = $5
    where id = $1 and state = any($2) and expires_at > $5 returning id`
  const values = [id, `{${from.join()}}`, JSON.stringify(mapping), mode, now.toISOString()]
  return (await store.run(system, text, values)).length > 0
}

type Changes = Partial<
  Pick<
    ImportJob,
    | 'state'
    | 'reason'
    | 'columns'
    | 'mapping'
    | 'mode'
    | 'cursor'
    | 'rows'
    | 'done'
    | 'good'
    | 'bad'
    | 'already'
    | 'made'
    | 'refused'
  >
> & { ended_at?: string }

const written = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

/** Keeps how far a job is, as the first part of a statement that writes its rows, `kept`; $1 to $3 and those behind are taken. */
export const keeping = (job: ImportJob, changes: Changes, runAt: Date) => {
  Object.assign(job, changes)
  const columns = Object.keys(changes)
  const values = [job.id, job.claim, runAt.toISOString(), ...Object.values(changes).map(written)]
  const set = columns.map((column, index) => `, ${column} = $${index + 4}`).join('')
  return {
    text: `with kept as (update imports set run_at = $3, attempts = 0${set} ${importLeases.held} returning id)`,
    values,
    /** The place of the next value. */
    next: `$${values.length + 1}`,
  }
}

/** False when it is somebody else's by now, or nobody's. */
export const keep = async (store: Store, job: ImportJob, changes: Changes, runAt: Date): Promise<boolean> => {
  const { text, values } = keeping(job, changes, runAt)
  return (await store.run(system, `${text} select id from kept`, values)).length > 0
}
