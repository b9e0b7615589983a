import { sql, type SQL } from 'drizzle-orm'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { badField } from '../http/httpError.ts'
import type { Caller } from '../store/store.ts'
import { inOrder, kindOf } from './columns.ts'
import { all, forRepresented, ofScope } from './conditions.ts'
import { seenThrough } from './scope.ts'
import { idLiteral } from './sql.ts'

/** The order of a list by its declared name. @throws HttpError BAD_INPUT */
export const orderOf = (area: Area, sort: string) => {
  const name = sort.replace(/^-/, '')
  const kind = area.list.sorts.includes(name) ? kindOf(area, name) : undefined
  if (!kind) throw badField('sort')
  const column = snake(name)
  return { column, kind, ordered: inOrder(column, kind), descending: sort.startsWith('-') }
}

const literals = (ids: readonly string[]): SQL => sql`array[${sql.join(ids.map(idLiteral), sql`, `)}]`

const columnIn = (column: string, organisations: readonly string[]): SQL =>
  sql`${sql.raw(column)} = any(${literals(organisations)})`

/**
 * The first rows, by the ending of the statement, that the caller may see. Who sees them through several organisations has those
 * of each, in an order of its index, and of these the first: so that it costs by the organisations and not by the rows.
 */
export const seenRows = (area: Area, caller: Caller, columns: string, asked: SQL[], ending: string): SQL => {
  const pageOf = (where: SQL[]) =>
    sql`select ${sql.raw(columns)} from ${sql.raw(area.table)} where ${all([sql`true`, ...where])} ${sql.raw(ending)}`
  const through = [...(seenThrough(area, caller) ?? [])]
  if (through.length <= 1 && (through[0]?.[1] ?? []).length <= 1) return pageOf([ofScope(area, caller), ...asked])
  const pages = through.map(([column, organisations], index) => {
    const before = through.slice(0, index).map(([other, theirs]) => sql`(${columnIn(other, theirs)}) is not true`)
    const one = pageOf([sql`${sql.raw(column)} = party.id`, ...before, ...forRepresented(area, caller), ...asked])
    return sql`select own.* from unnest(${literals(organisations)}) party (id) cross join lateral (${one}) own`
  })
  return sql`select * from (${sql.join(pages, sql` union all `)}) pages ${sql.raw(ending)}`
}
