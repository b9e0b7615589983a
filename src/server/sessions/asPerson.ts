import type { Sql, Store } from '../store/store.ts'
import type { Session } from './types.ts'

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
