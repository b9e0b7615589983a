import type { CaseRecord, Context, Deadline } from '../../../machines/kernel/types.ts'
import { isFinal } from './matrix.ts'
import type { Decisions, Expiry, Limit, Situation } from './types.ts'
import { nested, placed, valueAt, words } from './values.ts'

export const DAY = 86_400_000
export const plus = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString()

export const instantOf = (table: Decisions, { at }: Pick<Situation, 'at'>): string =>
  at ?? Object.keys(table.calendar)[0]!

const within = (place: string, outer: string): boolean => place === outer || place.startsWith(`${outer}.`)

/** As XState names the event of a state's delay. */
const eventOf = (table: Decisions, { name }: Limit, place: string): string =>
  `xstate.after.${name}.${table.lifecycle.id}.${place}`

const end = (table: Decisions, limit: Limit, context: Context, since: string): string =>
  'days' in limit
    ? plus(since, limit.days * DAY)
    : (table.calendar[valueAt(context, limit.of) as string]![limit.until] as string)

/** Each limit with the place of its state. */
const limitsOf = ({ limits = {} }: Decisions): [string, Limit][] =>
  Object.entries(limits).flatMap(([place, one]) => [one].flat().map((limit): [string, Limit] => [place, limit]))

/** The limits that run in a place, each since the instant that `since` says; the earliest first. */
export const limitsIn = (
  table: Decisions,
  place: string,
  context: Context,
  since: (outer: string) => string,
  running: readonly Deadline[] = [],
): Deadline[] =>
  limitsOf(table)
    .filter(
      ([outer, limit]) =>
        within(place, outer) &&
        (!limit.unless || valueAt(context, limit.unless) === null) &&
        ('days' in limit || valueAt(context, limit.of) !== null),
    )
    .map(([outer, limit]): Deadline => {
      const event = eventOf(table, limit, outer)
      return (
        running.find((deadline) => deadline.event === event) ?? {
          id: event,
          event,
          at: end(table, limit, context, since(outer)),
        }
      )
    })
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))

export const limitEvents = (table: Decisions): string[] =>
  limitsOf(table).map(([place, limit]) => eventOf(table, limit, place))

/** What the limit does that this event ends. */
export const expiryOf = (table: Decisions, type: string, is: readonly string[]): Expiry => {
  const [place, limit] = limitsOf(table).find(([outer, one]) => eventOf(table, one, outer) === type)!
  const ways = [limit.then ?? table.expiry ?? []].flat()
  const expiry = ways.find(({ when }) => words(when).every((condition) => is.includes(condition)))
  if (!expiry)
    throw new Error(`Nothing says what the limit ${limit.name} of ${place} does: neither its then nor expiry`)
  return expiry
}

const made = new WeakMap<Situation, CaseRecord>()

/** The record of a situation, made from what the table says, with no help from the chart. */
export const recordOf = (table: Decisions, situation: Situation): CaseRecord => {
  const record = made.get(situation) ?? make(table, situation)
  made.set(situation, record)
  return record
}

const make = (table: Decisions, situation: Situation): CaseRecord => {
  const { state, since = {}, facts = {} } = situation
  const [, place] = table.states[state]!
  const context = placed({ ...table.input, ...table.beginning }, facts)
  const yesterday = plus(instantOf(table, situation), -DAY)
  return {
    machine: table.lifecycle.id,
    version: table.lifecycle.version,
    revision: 3,
    snapshot: {
      value: nested(place) as CaseRecord['snapshot']['value'],
      context,
      status: isFinal(table, state) ? 'done' : 'active',
      deadlines: limitsIn(table, place, context, (outer) => since[outer] ?? yesterday),
    },
  }
}
