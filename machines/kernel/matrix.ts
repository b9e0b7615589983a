import { candidates, nodesIn } from './chart.ts'
import { hindrances, restore } from './explain.ts'
import { eventsAfter, firstWalk, legsFrom, minuteAfter, type Walk } from './paths.ts'
import type { Actor, CaseRecord, Lifecycle, Reason, TriedLifecycle } from './types.ts'

/** What a state answers an event of people of one kind, over all records that come there: what only a payload says counts as allowed. */
export interface MatrixCell {
  /** The id of the innermost state. */
  state: string
  event: string
  /** The kind of the sender's organisation. */
  kind: string
  answer: 'always' | 'sometimes' | 'never'
  /** What refuses it where it does, each rule once. */
  reasons: Reason[]
}

/** Every record that can be come to, of those that the same rules hold of one. */
const reached = (lifecycle: TriedLifecycle): Walk[] => {
  const all = lifecycle.samples.flatMap((input) => [
    firstWalk(lifecycle, input),
    ...legsFrom(lifecycle, input).map(({ to }) => to),
  ])
  return [...new Map(all.map((walk) => [walk.fingerprint, walk])).values()]
}

const innermost = (lifecycle: Lifecycle, record: CaseRecord): string =>
  nodesIn(restore(lifecycle, record)).toSorted((one, other) => other.path.length - one.path.length)[0]!.id

/** The events that people choose in the states that a record stands in. */
const offered = (lifecycle: Lifecycle, record: CaseRecord): string[] => [
  ...new Set(candidates(restore(lifecycle, record)).flatMap(({ eventType, meta }) => (meta?.label ? [eventType] : []))),
]

/** Who sends anything that is tried on a record, each person once. */
const people = (lifecycle: TriedLifecycle, walk: Walk): Actor[] => [
  ...new Map(
    eventsAfter(lifecycle, walk).flatMap(({ by }) => (by.roles.includes('system') ? [] : [[by.userId, by] as const])),
  ).values(),
]

/** State by event by kind of people: who may, who may sometimes and who may never, and what refuses them. */
export const matrixOf = (lifecycle: TriedLifecycle): MatrixCell[] => {
  const walks = reached(lifecycle)
  const senders = new Map(walks.flatMap((walk) => people(lifecycle, walk).map((one) => [one.userId, one] as const)))
  const cells = new Map<string, MatrixCell & { allowed: number; refused: number }>()
  for (const { record, at } of walks) {
    const state = innermost(lifecycle, record)
    for (const event of offered(lifecycle, record))
      for (const by of senders.values()) {
        const { kind } = by.organisation
        const name = `${state} ${event} ${kind}`
        const cell = cells.get(name) ?? { state, event, kind, answer: 'never', reasons: [], allowed: 0, refused: 0 }
        cells.set(name, cell)
        const against = hindrances(lifecycle, record, { type: event, by, at: minuteAfter(at) })
        if (against.length === 0) cell.allowed += 1
        else cell.refused += 1
        cell.reasons.push(...against.filter(({ key }) => cell.reasons.every((known) => known.key !== key)))
      }
  }
  return [...cells.values()].map(({ allowed, refused, ...cell }) => ({
    ...cell,
    answer: allowed === 0 ? 'never' : refused === 0 ? 'always' : 'sometimes',
  }))
}
