import { nodesOf } from '../../../machines/kernel/chart.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { Cell } from './cells.ts'
import { limitEvents } from './situations.ts'
import { decisionsOf, matrixOf } from './matrix.ts'
import type { Decisions, Situation } from './types.ts'
import { words } from './values.ts'

const without = (some: Iterable<string>, others: Iterable<string>): string[] => {
  const known = new Set(others)
  return [...new Set(some)].filter((one) => !known.has(one))
}

/** Both ways: what one side has and the other lacks. */
const apart = (what: string, table: Iterable<string>, chart: Iterable<string>): string[] => {
  const [ours, theirs] = [[...table], [...chart]]
  return [
    ...without(theirs, ours).map((name) => `the table lacks the ${what} ${name}`),
    ...without(ours, theirs).map((name) => `there is no ${what} ${name}`),
  ]
}

const placesOf = ({ machine }: Lifecycle): string[] =>
  nodesOf(machine)
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ path }) => path.join('.'))

/** The rules that a table names anywhere. */
const rulesOf = ({ rights, circles, correspondents = {}, decisions, choosing, begun }: Decisions): string[] => [
  ...Object.values(correspondents),
  ...(begun ? [begun.right[1], ...words(begun.needs)] : []),
  ...Object.values(rights).flatMap((right) => right?.[1] ?? []),
  ...Object.values(circles).map(({ rule }) => rule),
  ...Object.values(decisions).flatMap((named) => Object.values(named).flatMap(({ needs }) => words(needs))),
  ...words(choosing),
]

/** What a table and the lifecycle that it is about have not in common: nothing may be left unsaid, and nothing said of nothing. */
export const gaps = (table: Decisions, lifecycle: Lifecycle): string[] => {
  const matrix = matrixOf(table)
  const columns = [...matrix.values()].flatMap((row) => [...row.keys()])
  return [
    ...apart(
      'state',
      Object.values(table.states).map(([, place]) => place),
      placesOf(lifecycle),
    ),
    ...apart('column', columns, Object.keys(table.states)),
    ...apart('event', matrix.keys(), Object.keys(lifecycle.events)),
    ...apart('right', Object.keys(table.rights), Object.keys(lifecycle.events)),
    ...apart(
      'letter of',
      Object.values(table.letters).map(({ type }) => type),
      Object.keys(lifecycle.events),
    ),
    ...apart(
      'situation of',
      Object.values(table.situations).map(({ state }) => state),
      Object.keys(table.states),
    ),
    ...apart('rule', rulesOf(table), Object.keys(lifecycle.rules)),
    ...Object.keys(lifecycle.events).flatMap((event) =>
      apart(`decision of ${event},`, Object.keys(table.decisions[event] ?? {}), decisionsOf(table, event)),
    ),
  ]
}

const saidOf = (name: string, { is, lacks, lacksFor = {}, lacksBy = {} }: Situation): string[] => [
  ...words(is).map((condition) => `${name} is ${condition}`),
  ...words(lacks).map((rule) => `${name} lacks ${rule}`),
  ...Object.entries(lacksFor).flatMap(([letter, rules]) =>
    words(rules).map((rule) => `${name} lacks ${rule} for ${letter}`),
  ),
  ...Object.entries(lacksBy).flatMap(([person, rules]) =>
    words(rules).map((rule) => `${name} lacks ${rule} by ${person}`),
  ),
]

/** Rows of a table that no cell takes anything from. */
export const superfluous = (table: Decisions, cells: readonly Cell[]): string[] => {
  const said = [
    ...Object.entries(table.rights).flatMap(([event, right]) => (right ? [`right to ${event}`] : [])),
    ...Object.keys(table.circles)
      .filter((circle) => circle !== table.begun?.by)
      .map((circle) => `circle ${circle}`),
    ...Object.keys(table.effects)
      .filter((effect) => !(table.begun ?? table.arises)?.effects?.includes(effect))
      .map((effect) => `effect ${effect}`),
    ...limitEvents(table).map((event) => `limit ${event}`),
    ...Object.entries(table.letters).flatMap(([name, { is, lacks, lacksAt = {} }]) => [
      ...words(is).map((condition) => `letter ${name} is ${condition}`),
      ...words(lacks).map((rule) => `letter ${name} lacks ${rule}`),
      ...Object.entries(lacksAt).flatMap(([at, rules]) =>
        words(rules).map((rule) => `letter ${name} lacks ${rule} at ${at}`),
      ),
    ]),
    ...Object.entries(table.situations).flatMap(([name, situation]) => saidOf(name, situation)),
    ...Object.entries(table.decisions).flatMap(([event, named]) =>
      Object.values(named).flatMap(({ then }) =>
        then.map(({ when = '', entry, to = '' }) => `way ${event} ${when} ${entry} ${to}`),
      ),
    ),
  ]
  return without(
    said,
    cells.flatMap(({ rows }) => rows),
  )
}
