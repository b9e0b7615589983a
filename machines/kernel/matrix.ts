import { candidates, nodesIn } from './chart.ts'
import { hindrances, placeOf } from './explain.ts'
import { minuteAfter, standsFrom, type Walk } from './paths.ts'
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

/** The id of the innermost state, and the events that people choose in the states that a record stands in. */
const offeredAt = (lifecycle: Lifecycle, record: CaseRecord): { state: string; offered: string[] } => {
  const snapshot = placeOf(lifecycle, record)
  const [innermost] = nodesIn(snapshot).toSorted((one, other) => other.path.length - one.path.length)
  const offered = candidates(snapshot).flatMap(({ eventType, meta }) => (meta?.label ? [eventType] : []))
  return { state: innermost!.id, offered: [...new Set(offered)] }
}

/** Every record that can be come to, of those that the same rules hold of one, and who sends anything that is tried on any, each once. */
const reached = (lifecycle: TriedLifecycle): { walks: Walk[]; people: Actor[] } => {
  const walks = new Map<string, Walk>()
  const people = new Map<string, Actor>()
  for (const input of lifecycle.samples)
    for (const { walk, events } of standsFrom(lifecycle, input)) {
      walks.set(walk.fingerprint, walk)
      for (const { by } of events) if (!by.roles.includes('system')) people.set(by.userId, by)
    }
  return { walks: [...walks.values()], people: [...people.values()] }
}

/** State by event by kind of people: who may, who may sometimes and who may never, and what refuses them. */
export const matrixOf = (lifecycle: TriedLifecycle): MatrixCell[] => {
  const { walks, people } = reached(lifecycle)
  const cells = new Map<string, MatrixCell & { allowed: number; refused: number }>()
  for (const { record, at } of walks) {
    const now = minuteAfter(at)
    const { state, offered } = offeredAt(lifecycle, record)
    for (const event of offered)
      for (const by of people) {
        const { kind } = by.organisation
        const name = `${state} ${event} ${kind}`
        const cell = cells.get(name) ?? { state, event, kind, answer: 'never', reasons: [], allowed: 0, refused: 0 }
        cells.set(name, cell)
        const against = hindrances(lifecycle, record, { type: event, by, at: now })
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
