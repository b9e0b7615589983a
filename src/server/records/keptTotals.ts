import { sql, type SQL } from 'drizzle-orm'
import { recordsOf, tabsOf } from '../../shared/area/lists.ts'
import type { Where } from '../../shared/area/listTypes.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Host } from '../context.ts'
import { type Caller, system } from '../store/store.ts'
import { all } from './conditions.ts'
import type { PageQuery } from './page.ts'
import { seenBySingle } from './scope.ts'
import { seenBy } from './sight.ts'
import { idLiteral } from './sql.ts'

/** The zone by whose days totals are kept. */
const keptIn = 'Asia/Jakarta'

const texts = (column: string, values: unknown): SQL => sql`${sql.raw(column)} in ${[values].flat()}`

/** What a condition on rows is on their totals; null where totals do not tell. */
const toldBy = ({ kept }: Area, where: Where): SQL[] | null => {
  const parts = Object.entries(where).map(([field, value]) => {
    const isText = [value].flat().every((one) => typeof one === 'string')
    if (!isText) return null
    return field === 'status' ? texts('status', value) : field === kept?.by ? texts('part', value) : null
  })
  return parts.every((part) => part !== null) ? parts : null
}

/** Of chosen filters the same. */
const toldByFilter = (area: Area, { filter, user_timezone }: PageQuery): SQL[] | null => {
  const parts: SQL[] = []
  for (const [field, value] of Object.entries(filter ?? {})) {
    if (value === null || value === undefined) continue
    if (field === 'created_at' && user_timezone === keptIn) {
      const { from, to } = value as { from: string | null; to: string | null }
      if (from) parts.push(sql`day >= ${from}::date`)
      if (to) parts.push(sql`day <= ${to}::date`)
      continue
    }
    const told = Array.isArray(value) && value.length > 0 ? toldBy(area, { [field]: value as [string] }) : null
    if (!told) return null
    parts.push(...told)
  }
  return parts
}

/** The totals that are kept of the rows a list is narrowed to, as SQL; null where they do not tell it, and the rows are asked. */
export const keptFor = (list: Area, caller: Caller, query: PageQuery): SQL | null => {
  const area = recordsOf(list)
  const { search, among, changedSince, tab, parent } = query
  if (!area.kept || list.given || search?.trim() || among?.length || changedSince || parent) return null
  const ofTab = tab ? tabsOf(list)[tab] : {}
  const summary = seenBy(list, caller).list.summary ?? []
  const isWhole = (area.list.summary ?? []).every((field) => summary.includes(field))
  const seen = seenBySingle(area, caller)
  const parts = [ofTab && toldBy(area, ofTab), toldBy(area, list.where ?? {}), toldByFilter(area, query)]
  if (!seen || !isWhole || parts.some((part) => !part)) return null
  const { party, organisation } = seen
  const sums = summary.map((field) => {
    const place = area.list.summary!.indexOf(field) + 1
    return sql.raw(`'${field}', coalesce(sum(sums[${place}]), 0)::bigint`)
  })
  return sql`select status, currency, sum(count)::integer as count, json_build_object(${sql.join(sums, sql`, `)}) as sums
    from kept_totals where ${all([
      sql`area = ${sql.raw(`'${area.id}'`)} and party = ${sql.raw(`'${party}'`)}`,
      ...(organisation ? [sql`organisation = ${idLiteral(organisation)}`] : []),
      ...parts.flatMap((part) => part!),
    ])} group by status, currency having sum(count) <> 0 order by status, currency`
}

/** Totals that are put together at a time. */
const folded = 500

/** Puts together what has been added to the same total, or to the same count of moves; answers how many of them. */
export const foldTotals = async ({ store }: Pick<Host, 'store'>): Promise<number> => {
  const text = 'select fold_totals($1) + fold_moves($1) as count'
  const [row] = await store.run<{ count: number }>(system, text, [folded])
  return row!.count
}
