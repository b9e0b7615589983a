import type { AnyStateMachine, StateValue } from 'xstate'
import { nodesOf, transitionsOf } from './chart.ts'
import { perObject } from './perObject.ts'

/** What a machine offers people in each of its states, by the state's path; the machine's own is empty. As data, so that it outlives the machine. */
export type Offers = Readonly<Record<string, readonly string[]>>

export const offersOf = perObject((machine: AnyStateMachine): Offers =>
  Object.fromEntries(
    [machine.root, ...nodesOf(machine)].map((node) => {
      const types = transitionsOf(node).flatMap(({ eventType, meta }) => (meta?.label ? [eventType] : []))
      return [node.path.join('.'), [...new Set(types)]]
    }),
  ),
)

const pathsIn = (value: StateValue, above: string[] = []): string[][] =>
  typeof value === 'string'
    ? [[...above, value]]
    : Object.entries(value).flatMap(([key, below]) => [
        [...above, key],
        ...(below === undefined ? [] : pathsIn(below, [...above, key])),
      ])

/** The events that are offered in the states of a value; whether a guard lets them through is not asked. */
export const offeredIn = (offers: Offers, value: StateValue): string[] => [
  ...new Set([[], ...pathsIn(value)].flatMap((path) => offers[path.join('.')] ?? [])),
]
