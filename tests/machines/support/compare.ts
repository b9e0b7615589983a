import { inspect, isDeepStrictEqual } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { nodesOf, transitionsOf } from '../../../machines/kernel/chart.ts'
import { type Met, type Noted, nothingMet, type Played, stage } from './play.ts'
import type { DecisionTable, Outcome } from './table.ts'

/** In what a machine does otherwise than its tables say, one after the other. */
export const differences = (machine: AnyStateMachine, tables: readonly DecisionTable[]): Generator<string> =>
  compared(stage(machine, tables), tables)

/** In what a machine does otherwise than its tables say, and what of the machine they leave out. */
export const faultsOf = (machine: AnyStateMachine, tables: readonly DecisionTable[]): string[] => {
  const met = nothingMet()
  const set = stage(machine, tables, met)
  return [...compared(set, tables), ...unmet(set.machine, tables, met)]
}

function* compared({ begin }: ReturnType<typeof stage>, tables: readonly DecisionTable[]): Generator<string> {
  for (const table of tables) yield* comparedWith(table, (name) => begin(table, name))
}

function* comparedWith(table: DecisionTable, begin: (name: string) => Played): Generator<string> {
  for (const [name, { input: _, ...outcome }] of Object.entries(table.beginnings))
    yield* unlike(name, followed(table, outcome), begin(name).noted())
  for (const [name, situation] of Object.entries(table.situations)) {
    const { in: state, by, knows = {}, rows, nothing } = situation
    const reach = (): { played: Played; reached: Noted } => {
      const [beginning, ...happened] = by
      const played = begin(beginning)
      for (const each of happened) played.tell(each)
      return { played, reached: played.noted() }
    }
    const { played, reached } = reach()
    played.situate()
    yield* unlike(name, { ...said(table, state), knows }, { ...shownOf(reached), knows: some(played.context(), knows) })
    const awaited = played.awaited()
    const cells = [...Object.keys(rows), ...nothing]
    yield* unlike(`the rows of ${name}`, cells.toSorted(), [...Object.keys(table.events), ...awaited].toSorted())
    for (const happened of nothing) {
      played.tell(happened)
      yield* unlike(`${name}, ${happened}`, followed(table, { to: state }), played.noted())
      yield* unlike(`awaited in ${name} after ${happened}`, awaited, played.awaited())
    }
    for (const [happened, outcome] of Object.entries(rows)) {
      const one = reach().played
      one.tell(happened)
      yield* unlike(`${name}, ${happened}`, followed(table, { to: state, ...outcome }), one.noted())
    }
  }
}

const unmet = (machine: AnyStateMachine, tables: readonly DecisionTable[], met: Met): string[] => {
  const nodes = [machine.root, ...nodesOf(machine)]
  const heard = machine.events.filter((type) => !type.startsWith('xstate.'))
  const told = new Set(tables.flatMap(({ events }) => Object.values(events).map(({ type }) => type)))
  return [
    ...heard.filter((type) => !told.has(type)).map((type) => `never told: ${type}`),
    ...[...told].filter((type) => !heard.includes(type)).map((type) => `not heard by the machine: ${type}`),
    ...nodes
      .flatMap((node) => [...transitionsOf(node), ...(node.always ?? [])])
      .filter((transition) => !met.transitions.has(transition))
      .map(({ source, eventType, target }) => `never: ${source.id} ${eventType} to ${target?.[0]?.id}`),
    ...Object.keys(machine.implementations.guards)
      .flatMap((guard) => [`${guard} true`, `${guard} false`])
      .filter((side) => !met.guards.has(side))
      .map((side) => `never ${side}`),
    ...nodes
      .filter(({ id, type, always }) => !(type === 'final' ? met.nodes : met.situated).has(id) && !always)
      .map(({ id }) => `without a situation: ${id}`),
  ]
}

const said = (table: DecisionTable, state: string) => {
  const named = table.states[state]
  if (!named) throw new Error(`No state is called ${state}`)
  return { isOver: false, ...named, tags: (named.tags ?? []).toSorted() }
}

const followed = (table: DecisionTable, { to, ...outcome }: Outcome & { to: string }): Noted => ({
  ...said(table, to),
  knows: {},
  says: [],
  asks: [],
  does: [],
  waits: [],
  ...outcome,
})

const shownOf = ({ is, tags, isOver }: Noted) => ({ is, tags, isOver })

const some = (context: Record<string, unknown>, keys: object) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, context[key]]))

function* unlike<Thing>(what: string, expected: Thing, actual: Thing): Generator<string> {
  if (isDeepStrictEqual(actual, expected)) return
  const differing = Object.keys(expected as object).filter(
    (key) => !isDeepStrictEqual(actual[key as keyof Thing], expected[key as keyof Thing]),
  )
  for (const key of differing.length ? differing : Object.keys(actual as object))
    yield `${what}: ${key} ${shown(actual[key as keyof Thing])} instead of ${shown(expected[key as keyof Thing])}`
}

const shown = (value: unknown): string => inspect(value, { depth: 6, breakLength: Number.POSITIVE_INFINITY })
