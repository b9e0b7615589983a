import { sql, type SQL } from 'drizzle-orm'
import type { Area } from '../../shared/area/types.ts'
import { all, ofScope, startOf } from '../records/conditions.ts'
import { lastingColumns, seenBySingle } from '../records/scope.ts'
import { idLiteral } from '../records/sql.ts'
import { literal } from '../records/where.ts'
import type { Caller } from '../store/store.ts'

/** The zone by whose days moves are kept. */
export const zone = 'Asia/Jakarta'

/** Cases whose timelines are gone through at most. */
export const mostCases = 10_000

const columns = sql.raw('day, from_status, to_status, event, taken, stayed, is_back, count')

export const named = ({ id }: Area): SQL => sql.raw(literal(id))
export const rowsOf = ({ table }: Area): SQL => sql.raw(table)

/** Of the timeline itself: of the cases that the caller sees now those that moved last. */
export const countedMoves = (area: Area, caller: Caller, from: string): SQL => sql`
  select ${columns} from (
    select (at at time zone ${zone})::date as day, from_status, to_status, event, taken, stayed, is_back, 1 as count
    from moves where area = ${named(area)} and case_id = any(array(
      select id from ${rowsOf(area)} where updated_at >= ${startOf(sql`${from}::date`, zone)} and ${ofScope(area, caller)}
      order by updated_at desc limit ${sql.raw(String(mostCases))}
    ))
  ) counted where day >= ${from}::date`

/** As each move has added itself; null where what is kept does not tell which cases the caller sees. */
export const keptMoves = (area: Area, caller: Caller, from: string): SQL | null => {
  const seen = seenBySingle(area, caller)
  if (!seen || !lastingColumns(area).includes(seen.party)) return null
  const { party, organisation } = seen
  return sql`select ${columns} from kept_moves where ${all([
    sql`area = ${named(area)}`,
    organisation
      ? sql`party = ${sql.raw(literal(party))} and organisation = ${idLiteral(organisation)}`
      : sql`party = '' and organisation is null`,
    sql`day >= ${from}::date`,
  ])}`
}

/** Whether the caller may see the cases of several organisations, or of others than their own: then small counts are not told. */
export const seesSeveral = (area: Area, caller: Caller): boolean => !seenBySingle(area, caller)?.organisation
