import { sql } from 'drizzle-orm'
import { jakartaDay } from '../../../machines/kit/calendar.ts'
import { addDays } from '../../../machines/kit/days.ts'
import type { Area } from '../../shared/area/types.ts'
import { fewest, type FigureDaysSpan, type WayFigures } from '../../shared/endpoints/answers/workflowFigures.ts'
import type { Host } from '../context.ts'
import { ofScope, startOf } from '../records/conditions.ts'
import { run } from '../records/sql.ts'
import type { Caller } from '../store/store.ts'
import type { Asked } from './figures.ts'
import { mostCases, named, rowsOf, seesSeveral, zone } from './moves.ts'
import { toldCount } from './told.ts'

/** Ways that are told. */
const mostWays = 20

interface Gone {
  way: string[]
  count: number
}

/** The ways of the cases that were begun in some days, of the latest of them. */
const goneIn = (host: Host, caller: Caller, area: Area, { from, to }: FigureDaysSpan): Promise<Gone[]> =>
  run<Gone>(
    host.store,
    caller,
    sql`select way, count(*)::integer as count from (
        select array_agg(to_status order by revision) as way from timeline
        where area = ${named(area)} and from_status is distinct from to_status and case_id = any(array(
          select id from ${rowsOf(area)} where created_at >= ${startOf(sql`${from}::date`, zone)}
            and created_at < ${startOf(sql`${addDays(to, 1)}::date`, zone)} and ${ofScope(area, caller)}
          order by created_at desc limit ${sql.raw(String(mostCases))}
        )) group by case_id
      ) gone group by way order by count desc, way`,
  )

const total = (gone: readonly { count: number }[]): number => gone.reduce((sum, { count }) => sum + count, 0)

/** The ways that the cases of an area which were begun in the last days, and which the caller may see, have gone so far. */
export const waysOf = async (
  host: Host,
  caller: Caller,
  area: Area,
  { days, isCompared }: Asked,
): Promise<WayFigures> => {
  const to = jakartaDay(host.clock().toISOString())
  const from = addDays(to, 1 - days)
  const before = isCompared ? { from: addDays(from, -days), to: addDays(from, -1) } : null
  const isCoarse = seesSeveral(area, caller)
  const [found, former] = await Promise.all([
    goneIn(host, caller, area, { from, to }),
    before ? goneIn(host, caller, area, before) : [],
  ])
  const keyOf = ({ way }: { way: string[] }) => way.join(' ')
  const formerly = new Map(former.map((gone) => [keyOf(gone), gone.count]))
  const now = new Set(found.map(keyOf))
  const ways = [
    ...found.map((gone) => ({ ...gone, before: formerly.get(keyOf(gone)) ?? 0 })),
    ...former.filter((gone) => !now.has(keyOf(gone))).map(({ way, count }) => ({ way, count: 0, before: count })),
  ]
  const isTold = (one: (typeof ways)[number], index: number) =>
    index < mostWays && (!isCoarse || Math.max(one.count, one.before) >= fewest)
  const others = ways.filter((one, index) => !isTold(one, index))
  const told = (count: number, earlier: number) => ({
    count: toldCount(count, isCoarse),
    before: toldCount(earlier, isCoarse),
  })
  return {
    from,
    to,
    before,
    isCoarse,
    latest: Math.max(total(found), total(former)) < mostCases ? null : mostCases,
    ways: ways.filter(isTold).map(({ way, count, before: was }) => ({ way, ...told(count, was) })),
    others: told(total(others), total(others.map((one) => ({ count: one.before })))),
  }
}
