import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Area } from '../../shared/area/types.ts'
import type { Caller, Store } from '../store/store.ts'
import { all, conditions, ofTab } from './conditions.ts'
import type { Wanted } from './conditions.ts'
import { run } from './sql.ts'

export interface Count {
  count: number
  /** There are more than were counted. */
  capped: boolean
}

/** Beyond it nobody reads the number, and counting would cost more than the list. */
const most = 10_000

const counted = (area: Area, where: SQL): SQL =>
  sql`(select count(*)::integer from (select from ${sql.raw(area.table)} where ${where} limit ${sql.raw(String(most + 1))}) counted)`

const capped = (count: number): Count => ({ count: Math.min(count, most), capped: count > most })

export const countRows = async (
  store: Store,
  caller: Caller,
  area: Area,
  query: Wanted & { tab?: string | null },
): Promise<Count> => {
  const where = all([...conditions(area, caller, query), ...ofTab(area, query.tab)])
  const [row] = await run<{ count: number }>(store, caller, sql`select ${counted(area, where)} as count`)
  return capped(row!.count)
}

/** How many rows there are by tab; null is all of them. */
export const countTabs = async (
  store: Store,
  caller: Caller,
  area: Area,
  query: Wanted,
): Promise<(Count & { tab: string | null })[]> => {
  const tabs = [null, ...Object.keys(area.lifecycle?.statuses ?? {})]
  const wanted = conditions(area, caller, query)
  const counts = tabs.map((tab) => counted(area, all([...wanted, ...ofTab(area, tab)])))
  const [row] = await run<{ counts: number[] }>(
    store,
    caller,
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  return tabs.map((tab, index) => ({ tab, ...capped(row!.counts[index]!) }))
}
