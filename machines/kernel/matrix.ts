import type { AnyMachineSnapshot } from 'xstate'
import { candidates, innermostFirst } from './chart.ts'
import { hindrances, placeOf } from './explain.ts'
import { permissionsAmong } from './guards.ts'
import { minuteAfter, standsFrom, type Walk } from './paths.ts'
import { perObject } from './perObject.ts'
import type { Actor, Lifecycle, Reason, TriedLifecycle } from './types.ts'

/** What a state answers an event of people of one kind, over all records that come there: what only a payload says counts as allowed. */
export interface MatrixCell {
  /** The id of the innermost state. */
  state: string
  event: string
  /** The kind of the sender's organisation. */
  kind: string
  answer: 'always' | 'sometimes' | 'never'
  /** What refuses it where it does, each rule once, with the values of the first record that it refuses. */
  reasons: Reason[]
  /** The kinds of people who may, always or sometimes. */
  able: string[]
  /** What rules ask those to hold who send it there. */
  permissions: string[]
}

/** By where a record is: the id of the innermost state, and the events that people choose there, each with the permissions that are asked for. */
const standingOf = (lifecycle: Lifecycle) =>
  perObject((place: AnyMachineSnapshot) => {
    const [innermost] = innermostFirst(place)
    const known = candidates(place)
    const types = new Set(known.flatMap(({ eventType, meta }) => (meta?.label ? [eventType] : [])))
    return {
      state: innermost!.id,
      offered: [...types].map((type) => [type, permissionsAmong(lifecycle, known, type)] as const),
    }
  })

/** Every record that can be come to, of those that the same rules hold of one, and who sends anything that is tried on any, each once. */
function* reached(lifecycle: TriedLifecycle): Generator<void, { walks: Walk[]; people: Actor[] }> {
  const walks = new Map<string, Walk>()
  const people = new Map<string, Actor>()
  for (const input of lifecycle.samples) {
    for (const { walk, events } of standsFrom(lifecycle, input)) {
      walks.set(walk.fingerprint, walk)
      for (const { by } of events) if (!by.roles.includes('system')) people.set(by.userId, by)
    }
    yield
  }
  return { walks: [...walks.values()], people: [...people.values()] }
}

interface Counted extends Omit<MatrixCell, 'answer' | 'able'> {
  allowed: number
  refused: number
}

const answerOf = ({ allowed, refused }: Counted): MatrixCell['answer'] => {
  if (allowed === 0) return 'never'
  return refused === 0 ? 'always' : 'sometimes'
}

/** State by event by kind of people: who may, who may sometimes and who may never, and what refuses them; a sample, then a record at a time. */
export function* matrixIn(lifecycle: TriedLifecycle): Generator<void, MatrixCell[]> {
  const { walks, people } = yield* reached(lifecycle)
  const offersAt = standingOf(lifecycle)
  const cells = new Map<string, Counted>()
  for (const { record, at } of walks) {
    const now = minuteAfter(at)
    const { state, offered } = offersAt(placeOf(lifecycle, record))
    for (const [event, asked] of offered)
      for (const by of people) {
        const { kind } = by.organisation
        const name = `${state} ${event} ${kind}`
        const none: Counted = { state, event, kind, reasons: [], permissions: [], allowed: 0, refused: 0 }
        const cell = cells.get(name) ?? none
        cells.set(name, cell)
        const against = hindrances(lifecycle, record, { type: event, by, at: now })
        if (against.length === 0) cell.allowed += 1
        else cell.refused += 1
        cell.reasons.push(...against.filter(({ key }) => cell.reasons.every((known) => known.key !== key)))
        cell.permissions.push(...asked.filter((one) => !cell.permissions.includes(one)))
      }
    yield
  }
  const all = [...cells.values()]
  return all.map((cell) => {
    const { state, event, kind, reasons, permissions } = cell
    const able = all.filter((one) => one.state === state && one.event === event && one.allowed > 0)
    return { state, event, kind, answer: answerOf(cell), reasons, able: able.map((one) => one.kind), permissions }
  })
}

/** The same at a stretch. */
export const matrixOf = (lifecycle: TriedLifecycle): MatrixCell[] => {
  const steps = matrixIn(lifecycle)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
