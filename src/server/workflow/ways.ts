import { sql } from 'drizzle-orm'
import { jakartaDay } from '../../../machines/kit/calendar.ts'
import { addDays } from '../../../machines/kit/days.ts'
import type { Area } from '../../shared/area/types.ts'
import { fewest, type FigureDays, type WayFigures } from '../../shared/endpoints/answers/workflowFigures.ts'
import type { Host } from '../context.ts'
import { ofScope, startOf } from '../records/conditions.ts'
import { run } from '../records/sql.ts'
import type { Caller } from '../store/store.ts'
import { mostCases, named, rowsOf, seesSeveral, zone } from './moves.ts'
import { toldCount } from './told.ts'

/** Ways that are told. */
const mostWays = 20

/** The ways that the cases of an area which were begun in the last days, and which the caller may see, have gone so far. */
export const waysOf = async (
  host: Host,
  caller: Caller,
  area: Area,
  { days }: { days: FigureDays },
): Promise<WayFigures> => {
  const to = jakartaDay(host.clock().toISOString())
  const from = addDays(to, 1 - days)
  const isCoarse = seesSeveral(area, caller)
  const found = await run<{ way: string[]; count: number }>(
    host.store,
    caller,
    sql`select way, count(*)::integer as count from (
        select array_agg(to_status order by revision) as way from timeline
        where area = ${named(area)} and from_status is distinct from to_status and case_id = any(array(
          select id from ${rowsOf(area)} where created_at >= ${startOf(sql`${from}::date`, zone)} and ${ofScope(area, caller)}
          order by created_at desc limit ${sql.raw(String(mostCases))}
        )) group by case_id
      ) gone group by way order by count desc, way`,
  )
  const isTold = ({ count }: { count: number }, index: number) => index < mostWays && (!isCoarse || count >= fewest)
  const total = (ways: typeof found) => ways.reduce((sum, { count }) => sum + count, 0)
  const others = total(found.filter((way, index) => !isTold(way, index)))
  return {
    from,
    to,
    isCoarse,
    latest: total(found) < mostCases ? null : mostCases,
    ways: found.filter(isTold),
    others: toldCount(others, isCoarse),
  }
}
