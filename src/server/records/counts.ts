import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Area } from '../../shared/area/types.ts'
import type { Count, TabCount } from '../../shared/endpoints/answers/records.ts'
import type { Caller, Store } from '../store/store.ts'
import { all, conditions, narrowing, ofTab } from './conditions.ts'
import type { Wanted } from './conditions.ts'
import { run } from './sql.ts'

/** Beyond it nobody reads the number, and counting would cost more than the list. */
const most = 10_000
/** What a filter or a search finds is counted in the rows themselves, not in an index alone: a tenth of it costs as much. */
export const mostFound = 1_000

const limited = (rows: SQL, cap: number): SQL => sql`${rows} limit ${sql.raw(String(cap + 1))}`

const counted = (area: Area, where: SQL, cap: number): SQL =>
  sql`(select count(*)::integer from (${limited(sql`select from ${sql.raw(area.table)} where ${where}`, cap)}) counted)`

const capped = (count: number, cap: number): Count => ({ count: Math.min(count, cap), capped: count > cap })

export const countRows = async (
  store: Store,
  caller: Caller,
  area: Area,
  query: Wanted & { tab?: string | null },
): Promise<Count> => {
  const where = all([...conditions(area, caller, query), ...ofTab(area, query.tab)])
  const cap = narrowing(area, query).length > 0 ? mostFound : most
  const [row] = await run<{ count: number }>(store, caller, sql`select ${counted(area, where, cap)} as count`)
  return capped(row!.count, cap)
}

/** How many rows there are by tab; null is all of them. */
export const countTabs = async (store: Store, caller: Caller, area: Area, query: Wanted): Promise<TabCount[]> => {
  const statuses = Object.keys(area.lifecycle?.statuses ?? {})
  const wanted = conditions(area, caller, query)
  if (statuses.length === 0) return [{ tab: null, ...(await countRows(store, caller, area, query)) }]
  return narrowing(area, query).length > 0
    ? countFound(store, caller, area, wanted, statuses)
    : countAll(store, caller, area, wanted, statuses)
}

const total = (tabs: TabCount[], cap: number): TabCount[] => {
  const { count, capped: isCapped } = capped(
    tabs.reduce((sum, tab) => sum + tab.count, 0),
    cap,
  )
  return [{ tab: null, count, capped: isCapped || tabs.some((tab) => tab.capped) }, ...tabs]
}

/** Each tab is counted in an index of its own order. */
const countAll = async (
  store: Store,
  caller: Caller,
  area: Area,
  wanted: SQL[],
  statuses: string[],
): Promise<TabCount[]> => {
  const counts = statuses.map((tab) => counted(area, all([...wanted, ...ofTab(area, tab)]), most))
  const [row] = await run<{ counts: number[] }>(
    store,
    caller,
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  return total(
    statuses.map((tab, index) => ({ tab, ...capped(row!.counts[index]!, most) })),
    most,
  )
}

/** What is found is gone through once, as far as is counted; beyond it every tab may have more. */
const countFound = async (
  store: Store,
  caller: Caller,
  area: Area,
  wanted: SQL[],
  statuses: string[],
): Promise<TabCount[]> => {
  const rows = await run<{ tab: string; count: number }>(
    store,
    caller,
    sql`select status as tab, count(*)::integer as count
      from (${limited(sql`select status from ${sql.raw(area.table)} where ${all(wanted)}`, mostFound)}) found group by status`,
  )
  const counts = new Map(rows.map(({ tab, count }) => [tab, count]))
  const isCapped = rows.reduce((sum, { count }) => sum + count, 0) > mostFound
  return total(
    statuses.map((tab) => ({ tab, count: counts.get(tab) ?? 0, capped: isCapped })),
    mostFound,
  )
}
