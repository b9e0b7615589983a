import type { Look } from '../../shared/area/look.ts'
import type { KeptView, SavedView } from '../../shared/endpoints/answers/views.ts'
import { HttpError, badField, notFound } from '../http/httpError.ts'
import { isUnique } from '../records/taken.ts'
import { asPerson, ofPerson } from '../sessions/asPerson.ts'
import type { Session } from '../sessions/types.ts'
import type { Sql, Store } from '../store/store.ts'

/** Of one person, and of those that an organisation shares. */
export const most = { own: 100, shared: 200, pinned: 8 } as const

export type Written = Pick<SavedView, 'list' | 'name' | 'address' | 'shared'> & {
  look: Look
  /** The revision that was seen; 0: none. */
  seen: number
}

export type Mark = Pick<SavedView, 'pinned' | 'standard'>

const ours = 'organisation_id = app_organisation()'
const changeable = '(v.user_id = app_person() or v.shared and $1)'

const seen = `
  select v.id, v.list, v.name, v.address, v.look, v.shared, v.revision, ${changeable} as "mayChange",
    (select known_person(v.user_id, v.organisation_id)) as by,
    coalesce(m.pinned, false) as pinned, coalesce(m.standard, false) as standard
  from saved_views v left join view_marks m on m.view_id = v.id and m.user_id = app_person() and m.organisation_id = v.organisation_id
  where v.organisation_id = app_organisation() and (v.shared or v.user_id = app_person())`

/** @param manages whether they may change what others share */
export const readViews = (store: Store, session: Session, manages: boolean): Promise<SavedView[]> =>
  asPerson(store, session, (sql) => sql.query<SavedView>(`${seen} order by lower(v.name), v.id`, [manages]))

/** Those of a list that stand among its tabs, at most as many as may. */
export const readPinned = (store: Store, session: Session, list: string): Promise<SavedView[]> =>
  asPerson(store, session, (sql) =>
    sql.query<SavedView>(`${seen} and v.list = $2 and m.pinned order by v.id limit ${most.pinned}`, [false, list]),
  )

const roomFor = async (sql: Sql, shared: boolean): Promise<void> => {
  const [counted] = await sql.query<{ own: number; shared: number }>(
    `select count(*) filter (where user_id = app_person())::int as own, count(*) filter (where shared)::int as shared
     from saved_views where ${ours}`,
  )
  if (counted!.own > most.own) throw new HttpError('BAD_INPUT', 'views.tooMany', { values: { count: most.own } })
  if (shared && counted!.shared > most.shared)
    throw new HttpError('BAD_INPUT', 'views.tooManyShared', { values: { count: most.shared } })
}

/** Who manages what another shares does not take it back from everybody else: they may delete it. */
const changed = `
  update saved_views v set name = $3, address = $4, look = $5::jsonb, shared = $6 or v.user_id <> app_person(), saved_at = $7,
    revision = revision + 1
  where id = $2 and ${changeable} returning revision`

const added = `
  insert into saved_views (id, user_id, organisation_id, list, name, address, look, shared, saved_at)
  values ($1, app_person(), app_organisation(), $2, $3, $4, $5::jsonb, $6, $7)
  on conflict (id) do nothing returning revision`

/**
 * Saves a view: what another window, device or person has saved meanwhile is answered, and kept no more.
 * @throws HttpError NOT_FOUND also for what they may not change, BAD_INPUT
 */
export const saveView = async (
  store: Store,
  session: Session,
  { id, manages }: { id: string; manages: boolean },
  { list, name, address, look, shared, seen: known }: Written,
  now: Date,
): Promise<KeptView> => {
  const values = [name, address, JSON.stringify(look), shared, now.toISOString()]
  try {
    return await asPerson(store, session, async (sql) => {
      const [before] = await sql.query<{ name: string; revision: number }>(
        `select name, revision from saved_views where id = $1 and list = $2 for update`,
        [id, list],
      )
      const [kept] = before
        ? await sql.query<{ revision: number }>(changed, [manages, id, ...values])
        : await sql.query<{ revision: number }>(added, [id, list, ...values])
      if (!kept) throw notFound({ table: 'saved_views', id })
      await roomFor(sql, shared)
      return { revision: kept.revision, replaced: before && before.revision !== known ? before : null }
    })
  } catch (error) {
    if (!isUnique(error)) throw error
    throw badField('name', 'taken', error.constraint.includes('shared') ? 'views.takenByOthers' : 'views.taken')
  }
}

/** @throws HttpError NOT_FOUND */
export const dropView = (store: Store, session: Session, id: string, manages: boolean): Promise<void> =>
  asPerson(store, session, async (sql) => {
    const gone = `delete from saved_views v where id = $2 and ${ours} and ${changeable} returning id`
    if ((await sql.query(gone, [manages, id])).length === 0) throw notFound({ table: 'saved_views', id })
  })

const marked = `
  insert into view_marks (user_id, organisation_id, view_id, list, pinned, standard)
  values (app_person(), app_organisation(), $1, $2, $3, $4)
  on conflict (user_id, organisation_id, view_id) do update set pinned = excluded.pinned, standard = excluded.standard`

/** Puts a view among the person's tabs, or makes it the one that their menu leads to. @throws HttpError BAD_INPUT */
export const markView = (
  store: Store,
  session: Session,
  { id, list }: Pick<SavedView, 'id' | 'list'>,
  { pinned, standard }: Mark,
): Promise<void> =>
  asPerson(store, session, async (sql) => {
    if (standard)
      await sql.query(`update view_marks set standard = false where ${ofPerson} and list = $1 and view_id <> $2`, [
        list,
        id,
      ])
    await sql.query(marked, [id, list, pinned, standard])
    const [counted] = await sql.query<{ pinned: number }>(
      `select count(*)::int as pinned from view_marks m join saved_views v on v.id = m.view_id
       where m.user_id = app_person() and m.organisation_id = app_organisation() and m.list = $1 and m.pinned
         and (v.shared or v.user_id = app_person())`,
      [list],
    )
    if (counted!.pinned > most.pinned)
      throw new HttpError('BAD_INPUT', 'views.tooManyPinned', { values: { count: most.pinned } })
  })
