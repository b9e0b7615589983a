import { rightsOf } from '../sessions/people.ts'
import type { Draft, KeptDraft } from '../../shared/endpoints/answers/drafts.ts'
import type { Session } from '../sessions/types.ts'
import { asPerson, ofPerson } from '../sessions/asPerson.ts'
import { type Store, system } from '../store/store.ts'

/** How long a draft is kept after it was typed in last, in days. */
export const draftDays = 30
/** A person's oldest make room. */
const most = 50

/** A form: of an area, for a new record, for one that there is, or for an action on it. */
export interface FormOf {
  area: string
  place: string
}

export type Typed = Pick<Draft, 'typed' | 'base'> & {
  /** The revision that was seen; 0: none. */
  seen: number
  /** Who types: a form that is open, until it is submitted or what was typed is taken back. */
  writer: string
}

const own = `${ofPerson} and area = $1 and place = $2`
const fresh = `saved_at > $3::timestamptz - make_interval(days => ${draftDays})`

const found = `select revision, typed, base, saved_at from drafts where ${own} and ${fresh}`

export const readDraft = (store: Store, session: Session, { area, place }: FormOf, now: Date): Promise<Draft | null> =>
  asPerson(store, session, async (sql) => {
    const [draft] = await sql.query<Draft>(found, [area, place, now.toISOString()])
    return draft ?? null
  })

const written = `
  insert into drafts as d (user_id, organisation_id, area, place, saved_at, typed, base, begun_at)
  values (app_person(), app_organisation(), $1, $2, $3, $4::jsonb, $5, $3)
  on conflict (user_id, organisation_id, area, place) do update set
    revision = d.revision + 1, typed = excluded.typed, base = excluded.base, saved_at = excluded.saved_at,
    begun_at = case when d.${fresh} then d.begun_at else excluded.begun_at end
  returning revision, saved_at`

const tooMany = `
  delete from drafts where (area, place) in (
    select area, place from drafts where ${ofPerson}
    order by saved_at desc offset ${most}
  ) and ${ofPerson}`

/** Of one form one thing after the other: a draft that ends, and what is kept of it. */
const inTurn = `select pg_advisory_xact_lock(hashtext('draft ' || app_person() || ' ' || app_organisation() || ' ' || $1 || ' ' || $2))`

/**
 * Keeps what was typed; what another window or device has typed meanwhile is answered, and kept no more. Null: its writer has ended
 * it, and this was on its way.
 */
export const keepDraft = (
  store: Store,
  session: Session,
  { area, place }: FormOf,
  { typed, base, seen, writer }: Typed,
  now: Date,
): Promise<KeptDraft | null> =>
  asPerson(store, session, async (sql) => {
    await sql.query(inTurn, [area, place])
    const ended = await sql.query('select from draft_ends where user_id = app_person() and writer = $1', [writer])
    if (ended.length > 0) return null
    const form = [area, place, now.toISOString()]
    const [before] = await sql.query<Draft>(`${found} for update`, form)
    const values = [...form, JSON.stringify(typed), base]
    const [kept] = await sql.query<Pick<Draft, 'revision' | 'saved_at'>>(written, values)
    if (!before) await sql.query(tooMany)
    return { ...kept!, replaced: before && before.revision !== seen ? before : null }
  })

/** Forgets what was typed, and that its writer has ended it, where it is they who do. */
export const dropDraft = (
  store: Store,
  session: Session,
  { area, place }: FormOf,
  by?: { writer: string; now: Date },
): Promise<void> =>
  asPerson(store, session, async (sql) => {
    await sql.query(inTurn, [area, place])
    await sql.query(`delete from drafts where ${own}`, [area, place])
    if (!by) return
    const ended = 'insert into draft_ends values (app_person(), $1, $2) on conflict do nothing'
    await sql.query(ended, [by.writer, by.now.toISOString()])
  })

/** By area, the permissions of which one is needed for a new record, for one that there is, and for each action, `<action>.`. */
export type Needed = Record<string, Record<string, string[]>>

const ended = `
  with gone as (
    delete from drafts d where saved_at <= $1::timestamptz - make_interval(days => ${draftDays}) or not exists (
      select from memberships m, unnest(${rightsOf('m')}) as held
      where m.user_id = d.user_id and m.organisation_id = d.organisation_id and (
        lower(held) = 'superadmin.root'
        or ($2::jsonb -> d.area -> case when d.place like 'new%' then 'made' when d.place like '%.%' then split_part(d.place, '.', 1) || '.' else 'changed' end) ? lower(held)
      )
    ) returning 1
  ) select count(*)::int as count from gone`

/** Forgets those that nobody has come back to, and those of people who may not submit them any more; answers how many. */
export const clearDrafts = async (store: Store, needed: Needed, now: Date): Promise<number> => {
  const [row] = await store.run<{ count: number }>(system, ended, [now.toISOString(), JSON.stringify(needed)])
  await store.run(system, `delete from draft_ends where ended_at < $1::timestamptz - interval '1 day'`, [
    now.toISOString(),
  ])
  return row!.count
}
