import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Caller, Store } from '../store/store.ts'

const dialect = new PgDialect()

/** Text and values of a composed statement. */
export const compiled = (query: SQL): { text: string; values: unknown[] } => {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  return { text, values }
}

/** Ids as one value. */
export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join()}}`}::text::uuid[]`

/** A composed statement under the caller's row-level security. */
export const run = <R>(store: Store, caller: Caller, query: SQL): Promise<R[]> => {
  const { text, values } = compiled(query)
  return store.run<R>(caller, text, values)
}
