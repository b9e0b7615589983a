import { sql, type SQL } from 'drizzle-orm'
import { grants } from '../../../machines/kernel/grants.ts'
import type { Outcome } from '../../../machines/kernel/types.ts'
import { listCalled } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import type {
  BookedFigure,
  DecisionTimes,
  FigurePeriod,
  Figures,
  FigureSpan,
  OfArea,
} from '../../shared/endpoints/answers/overview.ts'
import type { Host } from '../context.ts'
import { ofScope, startOf } from '../records/conditions.ts'
import { columnOf } from '../records/scope.ts'
import { run } from '../records/sql.ts'
import { timeZone } from '../records/timeZone.ts'
import { whereOf } from '../records/where.ts'
import type { Caller } from '../store/store.ts'
import { type Asked, askEach } from './askEach.ts'
import { spansOf } from './spans.ts'

interface Wanted {
  period: FigurePeriod
  user_timezone: string
}

/** Rules that are told, the most refusing first. */
const mostReasons = 12
/** Milliseconds that the figures of an area may take. */
const patience = 5_000

type Days = Pick<FigureSpan, 'from' | 'to'>[]

/** Where each of the days begins, as SQL of a `timestamptz[]`. */
const startsOf = (spans: Days, zone: string): SQL =>
  sql`array(select ${startOf(sql`day`, zone)} from unnest(${`{${spans.map(({ from }) => from).join()}}`}::date[]) day order by day)`

/** From the first of these instants on. */
const since = (column: string, starts: SQL): SQL => sql`${sql.raw(column)} >= (${starts})[1]`

const timesOf = ([median, p90]: [number, number] | [null, null]): DecisionTimes | null =>
  median === null ? null : { median: Math.round(median), p90: Math.round(p90) }

interface Counted {
  /** Which of the spans, from 1; null: all of them. */
  span: number | null
  outcome: Outcome | null
  count: number
  times: [number, number] | [null, null]
}

const begunIn = ({ store }: Host, caller: Caller, area: Area, starts: SQL) =>
  run<{ span: number; count: number }>(
    store,
    caller,
    sql`select width_bucket(created_at, ${starts}) as span, count(*)::integer as count
      from ${sql.raw(area.table)} where ${since('created_at', starts)} and ${ofScope(area, caller)} group by 1`,
  )

const decidedIn = ({ store }: Host, caller: Caller, area: Area, starts: SQL) =>
  run<Counted>(
    store,
    caller,
    sql`select span, outcome, count(*)::integer as count,
        percentile_cont(array[0.5, 0.9]) within group (order by took) as times
      from (
        select width_bucket(outcome_at, ${starts}) as span, outcome, extract(epoch from outcome_at - created_at)::float8 as took
        from ${sql.raw(area.table)} where ${since('outcome_at', starts)} and ${ofScope(area, caller)}
      ) decided group by grouping sets ((span, outcome), (span), ())`,
  )

const refusedIn = ({ store }: Host, caller: Caller, { id }: Area, starts: SQL) =>
  run<Figures['refusals'][number]>(
    store,
    caller,
    sql`select refused_by as guard, count(*)::integer as times from refusals
      where area = ${id} and ${since('refused_at', starts)} group by guard order by times desc, guard limit ${mostReasons}`,
  )

const bookedIn = ({ store }: Host, caller: Caller, { id }: Area, book: Area, months: Days) =>
  run<BookedFigure>(
    store,
    caller,
    sql`select month, kind, currency, organisation, known_organisation(organisation) as name, amount::float8 as amount from (
        select to_char(booked_on, 'YYYY-MM') as month, kind, currency, ${sql.raw(columnOf(book, book.divided!)!)} as organisation, sum(amount) as amount
        from ${sql.raw(book.table)}
        where area = ${id} and ${sql.raw(whereOf(book.where ?? {}) || 'true')} and booked_on >= ${months[0]!.from}::date and booked_on <= ${months.at(-1)!.to}::date and ${ofScope(book, caller)}
        group by 1, 2, 3, 4
      ) booked order by month, organisation`,
  )

/** How the cases of an area that the caller may see were begun, decided and refused in a period up to now. */
const figuresOf = async (
  host: Host,
  caller: Caller,
  area: Area,
  { period, user_timezone }: Wanted,
): Promise<Figures> => {
  const at = host.clock()
  const zone = timeZone(user_timezone)
  const spans = spansOf(period, zone, at)
  const starts = startsOf(spans, zone)
  const book = listCalled(host.areas, area.lifecycle!.book)
  const isTold = book?.divided && grants(caller.permissions ?? [], book.permissions.list)
  const [begun, decided, refusals, booked] = await Promise.all([
    begunIn(host, caller, area, starts),
    decidedIn(host, caller, area, starts),
    refusedIn(host, caller, area, starts),
    isTold ? bookedIn(host, caller, area, book, spansOf('year', zone, at)) : null,
  ])
  const told = (span: number | null, outcome: Outcome | null) =>
    decided.find((one) => one.span === span && one.outcome === outcome)
  return {
    at: at.toISOString(),
    spans: spans.map((days, index) => {
      const span = index + 1
      return {
        ...days,
        begun: begun.find((one) => one.span === span)?.count ?? 0,
        granted: told(span, 'granted')?.count ?? 0,
        refused: told(span, 'refused')?.count ?? 0,
        times: timesOf(told(span, null)?.times ?? [null, null]),
      }
    }),
    times: timesOf(told(null, null)?.times ?? [null, null]),
    refusals,
    booked,
  }
}

/** Of the areas whose records are cases. @throws HttpError BAD_INPUT */
export const figuresOfAreas = (asked: Asked, wanted: Wanted): Promise<OfArea<Figures>[]> => {
  const { host, session } = asked
  const ofCases = asked.wanted.filter((id) => host.lifecycles.has(id))
  return askEach({ ...asked, wanted: ofCases, patience }, (area) => figuresOf(host, session.caller, area, wanted))
}
