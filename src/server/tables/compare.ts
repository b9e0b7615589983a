import type { Area } from '../../shared/area/types.ts'
import type { Sql } from '../store/store.ts'
import { readTable } from './catalogue.ts'
import { creationOf } from './creation.ts'
import { type Difference, differencesOf } from './differences.ts'

/**
 * In what an area's table differs from its declaration; null where there is no table. The declared one is made beside it, so that
 * the database itself writes both alike. For whoever may alter the schema.
 */
export const compareTable = async (sql: Sql, area: Area): Promise<Difference[] | null> => {
  await sql.query('create schema wanted')
  await sql.query('set local search_path to wanted, public')
  for (const statement of creationOf(area)) await sql.query(statement)
  const [wanted, found] = [await readTable(sql, `wanted.${area.table}`), await readTable(sql, `public.${area.table}`)]
  await sql.query('drop schema wanted cascade')
  return found ? differencesOf(area, wanted!, found) : null
}
