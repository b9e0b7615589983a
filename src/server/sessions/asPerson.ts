import { type Sql, type Store } from '../store/store.ts'
import type { Session } from './types.ts'

/** Works under a row-level security that asks for the person too. */
export const asPerson = <T>(store: Store, { user, caller }: Session, work: (sql: Sql) => Promise<T>): Promise<T> =>
  store.transaction(caller, async (sql) => {
    await sql.query(`select set_config('app.person', $1, true)`, [user.id])
    return work(sql)
  })
