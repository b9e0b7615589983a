import { sql, type SQL } from 'drizzle-orm'
import { jakartaDay } from '../../../machines/kit/calendar.ts'
import { addDays } from '../../../machines/kit/days.ts'
import type { Area } from '../../shared/area/types.ts'
import {
  type DeskFigure,
  type DueFigure,
  fewest,
  type FigureDays,
  type MoveFigure,
  type ProcessFigures,
  type RefusalFigure,
  type Stay,
  type StayFigure,
} from '../../shared/endpoints/answers/workflowFigures.ts'
import type { Host } from '../context.ts'
import { ofScope, startOf } from '../records/conditions.ts'
import { run } from '../records/sql.ts'
import type { Caller } from '../store/store.ts'
import { countedMoves, keptMoves, mostCases, named, rowsOf, seesSeveral, zone } from './moves.ts'
import { stayOf } from './stays.ts'
import { toldCount } from './told.ts'

export interface Asked {
  days: FigureDays
  isCompared: boolean
}

/** Days whose time limits are told, from today on. */
const daysAhead = 7

interface Moved {
  from_status: string | null
  to_status: string
  event: string
  taken: string | null
  stayed: number | null
  is_back: boolean
  count: number
  before: number
}

interface Refused {
  status: string
  event: string
  guard: string
  count: number
  before: number
}

/** Since a day, and before it. */
const split = (day: SQL, from: string, of: SQL): SQL =>
  sql`coalesce(${of} filter (where ${day} >= ${from}::date), 0)::integer as count,
    coalesce(${of} filter (where ${day} < ${from}::date), 0)::integer as before`

const movedIn = (host: Host, caller: Caller, moves: SQL, from: string) =>
  run<Moved>(
    host.store,
    caller,
    sql`select from_status, to_status, event, taken, stayed, is_back, ${split(sql`day`, from, sql`sum(count)`)}
      from (${moves}) moved group by 1, 2, 3, 4, 5, 6`,
  )

const refusedIn = (host: Host, caller: Caller, area: Area, first: string, from: string) =>
  run<Refused>(
    host.store,
    caller,
    sql`select status, event, refused_by as guard, ${split(sql`(refused_at at time zone ${zone})::date`, from, sql`count(*)`)}
      from (select refusals.*, (
          select to_status from timeline where timeline.area = refusals.area and timeline.case_id = refusals.case_id
            and timeline.revision <= refusals.revision order by timeline.revision desc limit 1
        ) as status from refusals) refused
      where area = ${named(area)} and refused_at >= ${startOf(sql`${first}::date`, zone)}
        and exists (select from ${rowsOf(area)} where id = case_id and ${ofScope(area, caller)})
      group by 1, 2, 3 order by 4 desc, 1, 2, 3`,
  )

const waitingIn = (host: Host, caller: Caller, area: Area, at: string) =>
  run<DeskFigure>(
    host.store,
    caller,
    sql`select status, desk, count(*)::integer as count, max(waited)::float8 as longest,
        (percentile_cont(0.5) within group (order by waited))::float8 as median
      from (
        select status, desk, round(extract(epoch from ${at}::timestamptz - desk_since)) as waited from ${rowsOf(area)}
        where desk_id is not null and desk_since is not null and ${ofScope(area, caller)} limit ${sql.raw(String(mostCases))}
      ) waiting group by 1, 2 order by median desc, 1, 2`,
  )

const dueIn = (host: Host, caller: Caller, area: Area, at: string, today: string) =>
  run<DueFigure>(
    host.store,
    caller,
    sql`select (deadline_at at time zone ${zone})::date::text as day, status, count(*)::integer as count from ${rowsOf(area)}
      where deadline_at > ${at}::timestamptz and deadline_at < ${startOf(sql`${addDays(today, daysAhead)}::date`, zone)}
        and ${ofScope(area, caller)}
      group by 1, 2 order by 1, 2`,
  )

type When = 'count' | 'before'

const sum = (numbers: readonly number[]): number => numbers.reduce((before, one) => before + one, 0)

const alike = (rows: readonly Moved[], keyOf: (row: Moved) => string): Moved[][] => {
  const groups = new Map<string, Moved[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups.values()]
}

const stayIn = (rows: readonly Moved[], when: When, isCoarse: boolean): Stay | null => {
  const steps = new Map<number, number>()
  for (const { stayed, [when]: count } of rows) steps.set(stayed!, (steps.get(stayed!) ?? 0) + count)
  return sum([...steps.values()]) < (isCoarse ? fewest : 1) ? null : stayOf(steps)
}

const staysIn = (moved: readonly Moved[], isCoarse: boolean): StayFigure[] => {
  const left = moved.filter(({ stayed }) => stayed !== null)
  return alike(left, ({ from_status }) => from_status!).map((rows) => ({
    status: rows[0]!.from_status!,
    stay: stayIn(rows, 'count', isCoarse),
    before: stayIn(rows, 'before', isCoarse),
  }))
}

/** Of the rows that differ in their stays alone one. */
const movesIn = (moved: readonly Moved[], isCoarse: boolean): MoveFigure[] =>
  alike(moved, ({ from_status, to_status, event, taken, is_back }) =>
    JSON.stringify([from_status, to_status, event, taken, is_back]),
  ).map((rows) => {
    const { from_status: from, to_status: to, event, taken, is_back: isBack } = rows[0]!
    const told = (when: When) => toldCount(sum(rows.map(({ [when]: count }) => count)), isCoarse)
    return { from, to, event, taken, isBack, count: told('count'), before: told('before') }
  })

/** What the cases of an area that the caller may see have done in the last days, and what is ahead of them. */
export const figuresOf = async (
  host: Host,
  caller: Caller,
  area: Area,
  { days, isCompared }: Asked,
): Promise<ProcessFigures> => {
  const at = host.clock().toISOString()
  const today = jakartaDay(at)
  const from = addDays(today, 1 - days)
  const first = isCompared ? addDays(from, -days) : from
  const isCoarse = seesSeveral(area, caller)
  const kept = keptMoves(area, caller, first)
  const [moved, refused, desks, due] = await Promise.all([
    movedIn(host, caller, kept ?? countedMoves(area, caller, first), from),
    refusedIn(host, caller, area, first, from),
    waitingIn(host, caller, area, at),
    dueIn(host, caller, area, at, today),
  ])
  const refusals = refused.map((one): RefusalFigure => ({
    ...one,
    count: toldCount(one.count, isCoarse),
    before: toldCount(one.before, isCoarse),
  }))
  return {
    at,
    from,
    to: today,
    before: isCompared ? { from: first, to: addDays(from, -1) } : null,
    isCoarse,
    latest: kept ? null : mostCases,
    moves: movesIn(moved, isCoarse),
    stays: staysIn(moved, isCoarse),
    refusals,
    desks,
    waiting: sum(desks.map(({ count }) => count)) < mostCases ? null : mostCases,
    due,
  }
}
