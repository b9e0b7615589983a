import type { Sql } from '../store/store.ts'

interface Index {
  name: string
  definition: string
}

/** Fills tables while they have no indexes but those that keep rows unique, and builds the others afterwards, for all rows at once. */
export const withoutIndexes = async (sql: Sql, tables: readonly string[], fill: () => Promise<void>): Promise<void> => {
  const indexes = await sql.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where not indisunique and indrelid in (select name::regclass from unnest($1::text[]) name)`,
    [tables],
  )
  for (const { name } of indexes) await sql.query(`drop index ${name}`)
  await fill()
  await sql.query(`set local maintenance_work_mem = '256MB'`)
  for (const { definition } of indexes) await sql.query(definition)
}
