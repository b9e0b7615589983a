import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isStanding, tabNames, tabsOf } from '../../shared/area/lists.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Count, TabCount, ViewCount } from '../../shared/endpoints/answers/records.ts'
import { HttpError } from '../http/httpError.ts'
import type { Caller, Store } from '../store/store.ts'
import { all, conditions, narrowing, ofTab } from './conditions.ts'
import type { Wanted } from './conditions.ts'
import { seenBy } from './sight.ts'
import { run, runLasting } from './sql.ts'

/** Beyond it nobody reads the number, and counting would cost more than the list. */
const most = 10_000
/** What a filter or a search finds is counted in the rows themselves, not in an index alone: a tenth of it costs as much. */
export const mostFound = 1_000

export const limited = (rows: SQL, cap: number): SQL => sql`${rows} limit ${sql.raw(String(cap + 1))}`

const counted = (area: Area, where: SQL, cap: number): SQL =>
  sql`(select count(*)::integer from (${limited(sql`select from ${sql.raw(area.table)} where ${where}`, cap)}) counted)`

export const capped = (count: number, cap: number): Count => ({ count: Math.min(count, cap), capped: count > cap })

/** How many rows a statement would tell. */
export const countUpTo = async (store: Store, caller: Caller, rows: SQL, cap = most): Promise<Count> => {
  const text = sql`select count(*)::integer as count from (${limited(rows, cap)}) counted`
  const [row] = await run<{ count: number }>(store, caller, text)
  return capped(row!.count, cap)
}

type OfTab = Wanted & { tab?: string | null }

/** The number of a list's rows, as SQL, and how far they are counted: the more costly ones less far. */
export const totalOf = (area: Area, caller: Caller, query: OfTab, upTo?: number): { total: SQL; cap: number } => {
  const isCostly = isStanding(query.tab) || narrowing(area, caller, query).length > 0
  const cap = upTo ?? (isCostly ? mostFound : most)
  return {
    total: counted(area, all([...conditions(area, caller, query), ...ofTab(area, caller, query)]), cap),
    cap,
  }
}

/** @param upTo how far they are counted, where nobody waits for it */
export const countRows = async (
  store: Store,
  caller: Caller,
  area: Area,
  query: OfTab,
  upTo?: number,
): Promise<Count> => {
  const { total, cap } = totalOf(area, caller, query, upTo)
  const [row] = await runLasting<{ count: number }>(store, caller, sql`select ${total} as count`)
  return capped(row!.count, cap)
}

interface Viewed {
  view: string
  query: OfTab
}

/** How many rows each of some ways to look at a list shows, in one statement; a way that asks for what there is not is left out. */
export const countUpToEach = async (
  store: Store,
  caller: Caller,
  area: Area,
  views: readonly Viewed[],
  upTo?: number,
): Promise<ViewCount[]> => {
  const asked = views.flatMap(({ view, query }) => {
    try {
      return [{ view, ...totalOf(area, caller, query, upTo) }]
    } catch (error) {
      if (error instanceof HttpError) return []
      throw error
    }
  })
  if (asked.length === 0) return []
  const counts = sql.join(
    asked.map(({ total }) => total),
    sql`, `,
  )
  const [row] = await runLasting<{ counts: number[] }>(store, caller, sql`select array[${counts}] as counts`)
  return asked.map(({ view, cap }, index) => ({ view, ...capped(row!.counts[index]!, cap) }))
}

/** How many rows each quick view of a list shows. */
export const countViews = (
  store: Store,
  caller: Caller,
  area: Area,
  { user_timezone, parent, at }: Wanted,
): Promise<ViewCount[]> => {
  const views = Object.entries(seenBy(area, caller).list.views ?? {}).map(([view, { tab, filter }]) => {
    return { view, query: { filter, user_timezone, parent, tab, at } }
  })
  return countUpToEach(store, caller, area, views)
}

/** How many rows there are by tab; null is all of them. */
export const countTabs = async (store: Store, caller: Caller, area: Area, query: Wanted): Promise<TabCount[]> => {
  const tabs = tabNames(seenBy(area, caller))
  if (tabs.length === 0) return [{ tab: null, ...(await countRows(store, caller, area, query)) }]
  return narrowing(area, caller, query).length > 0
    ? countFound(store, caller, area, query, tabs)
    : countAll(store, caller, area, query, tabs)
}

/** Each tab is counted in an index of its own order. Each row has one status, but may be in several of other tabs or in none. */
const countAll = async (
  store: Store,
  caller: Caller,
  area: Area,
  query: Wanted,
  tabs: string[],
): Promise<TabCount[]> => {
  const asked = (area.list.tabs ? [null, ...tabs] : tabs).map((tab) => ({
    tab,
    ...totalOf(area, caller, { ...query, tab }),
  }))
  const counts = asked.map(({ total }) => total)
  const [row] = await runLasting<{ counts: number[] }>(
    store,
    caller,
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  )
  const told = asked.map(({ tab, cap }, index) => ({ tab, ...capped(row!.counts[index]!, cap) }))
  if (area.list.tabs) return told
  const each = told.filter(({ tab }) => !isStanding(tab))
  const total = capped(
    each.reduce((before, { count }) => before + count, 0),
    most,
  )
  return [{ tab: null, ...total, capped: total.capped || each.some((tab) => tab.capped) }, ...told]
}

/** What is found is gone through once, as far as is counted; beyond it every tab may have more. */
const countFound = async (
  store: Store,
  caller: Caller,
  area: Area,
  query: Wanted,
  tabs: string[],
): Promise<TabCount[]> => {
  const columns = new Set([
    ...Object.values(tabsOf(seenBy(area, caller))).flatMap((where) => Object.keys(where).map(snake)),
    ...(area.bin ? [snake(area.bin.flag)] : []),
    ...(tabs.some(isStanding)
      ? [
          'desk_id',
          'awaits',
          'held_by',
          'held_until',
          'deadline_at',
          ...(area.lifecycle!.handed ? ['hands'] : []),
          ...(area.lifecycle!.asked ? [snake(area.lifecycle!.asked)] : []),
        ]
      : []),
  ])
  const counts = [null, ...tabs].map(
    (tab) => sql`count(*) filter (where ${all([sql`true`, ...ofTab(area, caller, { ...query, tab })])})::integer`,
  )
  const found = limited(
    sql`select ${sql.raw([...columns].join(', '))} from ${sql.raw(area.table)} where ${all(conditions(area, caller, query))}`,
    mostFound,
  )
  const [row] = await run<{ counts: number[] }>(
    store,
    caller,
    sql`select array[count(*)::integer, ${sql.join(counts, sql`, `)}] as counts from (${found}) found`,
  )
  const [through, ...each] = row!.counts as [number, ...number[]]
  return [null, ...tabs].map((tab, index) => ({
    tab,
    count: Math.min(each[index]!, mostFound),
    capped: through > mostFound,
  }))
}
