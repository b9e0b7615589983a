import type { Sql, Store } from '../store/store.ts'
import type { Session } from './types.ts'

/** The rows that are theirs who ask, in the organisation for which they do. */
export const ofPerson = 'user_id = app_person() and organisation_id = app_organisation()'

/** A transaction under a row-level security that asks for the person too. */
export const asPerson = <T>(
  store: Store,
  { actor, caller }: Pick<Session, 'actor' | 'caller'>,
  work: (sql: Sql) => Promise<T>,
): Promise<T> =>
  store.transaction(caller, async (sql) => {
    await sql.query(`select set_config('app.person', $1, true)`, [actor.userId])
    return work(sql)
  })
