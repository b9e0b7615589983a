import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { isId } from '../../../machines/fields/reference.ts'
import type { Caller, Store } from '../store/store.ts'

const dialect = new PgDialect()

/** A statement as the store takes it. */
export interface Statement {
  text: string
  values: unknown[]
  name?: string
}

/** Text and values of a composed statement. */
export const compiled = (query: SQL): Statement => {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  return { text, values }
}

/** An instant as it is told everywhere, as SQL. */
export const instantText = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** An id as part of the text, so that a statement that is kept prepared is planned for it. */
export const idLiteral = (id: string): SQL => {
  if (!isId(id)) throw new Error(`${id} is no id`)
  return sql.raw(`'${id}'::uuid`)
}

/** Ids as one value. */
export const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join()}}`}::text::uuid[]`

/** A composed statement under the caller's row-level security. */
export const run = <R>(store: Store, caller: Caller, query: SQL): Promise<R[]> => {
  const { text, values } = compiled(query)
  return store.run<R>(caller, text, values)
}

/**
 * A statement that is asked again and again: it is kept prepared where it has no more values than its plan may know nothing of,
 * since a plan that is made for any value is a bad one for those that find little.
 */
export const lasting = (query: SQL, unplanned = 0): Statement => {
  const { text, values } = compiled(query)
  return values.length === unplanned
    ? { text, values, name: createHash('sha1').update(text).digest('base64') }
    : { text, values }
}

/** Such a statement under the caller's row-level security. */
export const runLasting = <R>(store: Store, caller: Caller, query: SQL): Promise<R[]> => {
  const { text, values, name } = lasting(query)
  return store.run<R>(caller, text, values, name)
}
