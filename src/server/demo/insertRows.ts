import type { Sql } from '../store/store.ts'

export type Row = Record<string, unknown>

/** Inserts rows with the same columns in one statement; `table` and the columns are names from our own code. */
export const insertRows = async (sql: Sql, table: string, rows: readonly Row[]): Promise<void> => {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!).join(', ')
  await sql.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  )
}
