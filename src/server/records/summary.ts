import { sql } from 'drizzle-orm'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { StatusTotal, Summary, Totals } from '../../shared/endpoints/answers/records.ts'
import type { Caller, Store } from '../store/store.ts'
import { all, conditions, ofTab } from './conditions.ts'
import { capped, limited } from './counts.ts'
import { keptFor } from './keptTotals.ts'
import type { PageQuery } from './page.ts'
import { seenBy } from './sight.ts'
import { run, runLasting } from './sql.ts'

/** Rows that are added up at most: beyond it a sum says how much there is at least. */
export const mostSummed = 10_000

/** What is asked of its rows. @throws HttpError BAD_INPUT */
const narrowedTo = (area: Area, caller: Caller, query: PageQuery) =>
  all([...conditions(area, caller, query), ...ofTab(area, caller, query)])

const sumsOf = (summary: readonly string[]) =>
  sql.raw(`json_build_object(${summary.map((field) => `'${field}', sum(${snake(field)})`).join(', ')})`)

/** The rows that a list is narrowed to, counted and added up in one statement. @throws HttpError BAD_INPUT */
export const summarise = async (store: Store, caller: Caller, area: Area, query: PageQuery): Promise<Summary> => {
  const fields = seenBy(area, caller).list.summary ?? []
  const columns = ['currency', ...fields.map(snake)].join(', ')
  const rowsOf = sql`select ${sql.raw(columns)} from ${sql.raw(area.table)} where ${narrowedTo(area, caller, query)}`
  const found = limited(rowsOf, mostSummed)
  const sums = fields.map((field) => `, sum(${snake(field)}) as "${field}"`).join('')
  const rows = await run<{ currency: string; rows: number; [field: string]: unknown }>(
    store,
    caller,
    sql`select currency, count(*)::integer as rows${sql.raw(sums)} from (${found}) found group by currency order by rows desc, currency`,
  )
  const count = rows.reduce((before, row) => before + row.rows, 0)
  return {
    ...capped(count, mostSummed),
    sums: rows.flatMap(({ currency, ...row }) =>
      fields.map((field) => ({ currency, field, sum: row[field] as number | null })),
    ),
  }
}

/** The rows that a list is narrowed to, all of them, counted and added up by status and currency. @throws HttpError BAD_INPUT */
export const statusesOf = async (
  store: Store,
  caller: Caller,
  area: Area,
  query: PageQuery,
): Promise<StatusTotal[]> => {
  const { summary = [] } = seenBy(area, caller).list
  const wanted = narrowedTo(area, caller, query)
  return runLasting<StatusTotal>(
    store,
    caller,
    keptFor(area, caller, query) ??
      sql`select status, currency, count(*)::integer as count, ${sumsOf(summary)} as sums
      from ${sql.raw(area.table)} where ${wanted} group by status, currency order by status, currency`,
  )
}

/** Parts that are told at most. */
const mostParts = 500

/** The rows that a list is narrowed to, all of them, counted and added up by its parts. @throws HttpError BAD_INPUT */
export const totalsOf = async (store: Store, caller: Caller, area: Area, query: PageQuery): Promise<Totals> => {
  const { totals = [], summary = [] } = seenBy(area, caller).list
  const parts = totals.map(snake).join(', ')
  const rows = await runLasting<Totals['parts'][number]>(
    store,
    caller,
    sql`select array[${sql.raw(parts)}] as values, currency, count(*)::integer as count, ${sumsOf(summary)} as sums
      from ${sql.raw(area.table)} where ${narrowedTo(area, caller, query)} group by ${sql.raw(parts)}, currency
      order by ${sql.raw(parts)}, currency limit ${sql.raw(String(mostParts + 1))}`,
  )
  return { isWhole: rows.length <= mostParts, parts: rows.slice(0, mostParts) }
}
