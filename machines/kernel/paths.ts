import { getAdjacencyMap } from '@xstate/graph'
import type { ActorLogic, Snapshot } from 'xstate'
import { systemActor } from './actors.ts'
import { advance, begin } from './advance.ts'
import { nextDeadline } from './deadlines.ts'
import { perObject } from './perObject.ts'
import { statusOf } from './status.ts'
import type { Actor, Begin, CaseEvent, CaseRecord, Context, Lifecycle, Reason, TriedLifecycle } from './types.ts'

export interface Step {
  event: CaseEvent
  status: string
  entry: string
}

/** What is sent before the step of this number, or after the last, and refused. */
export interface Attempt {
  before: number
  event: CaseEvent
  reasons: Reason[]
}

export interface Path {
  input: Context
  /** When the record begins. */
  at: string
  steps: Step[]
  status: string
  attempts?: Attempt[]
}

/** A record on its way, with the shortest way there and what its last step has shown. */
export type Walk = Snapshot<unknown> & {
  record: CaseRecord
  at: string
  input: Context
  steps: Step[]
  shows: string[]
  fingerprint: string
}

/** When every generated path begins. */
export const BEGINNING = '2026-01-05T02:00:00.000Z'
const MINUTE = 60 * 1000
export const minuteAfter = (at: string): string => new Date(Date.parse(at) + MINUTE).toISOString()

/** Who belongs nowhere and may do nothing. */
export const nobody: Actor = { ...systemActor, userId: '', roles: [], organisation: { id: '', kind: '', name: '' } }

/** The rules that may tell two records apart: none that hangs on a payload, on another record, or on what nobody may do. */
const telling = perObject((rules: Lifecycle['rules']) =>
  Object.values(rules).filter(({ payload, other, permission }) => !payload && other === undefined && !permission),
)

/** Two records in the same state of which the same rules hold go on alike: what tells them apart is no state of its own. */
const fingerprintOf = ({ rules }: Lifecycle, { snapshot: { value, context } }: CaseRecord): string => {
  const args = { context, event: { type: '', by: nobody, at: BEGINNING } }
  return `${JSON.stringify(value)} ${telling(rules)
    .map((rule) => (rule.test(args) ? 1 : 0))
    .join('')}`
}

/** The next deadline, fired by the host's scheduler or found by a person, and what people might do a minute later. */
export const eventsAfter = (lifecycle: TriedLifecycle, { record, at }: Walk): CaseEvent[] => {
  const letters = lifecycle.alphabet(record, minuteAfter(at))
  const deadline = nextDeadline(record)
  const actors = [systemActor, ...letters.slice(0, 1).map(({ by }) => by)]
  return [...letters, ...(deadline ? actors.map((by) => ({ type: deadline.event, by, at: deadline.at })) : [])]
}

export const move = (lifecycle: Lifecycle, walk: Walk, event: CaseEvent): Walk => {
  const step = advance(lifecycle, walk.record, event)
  if (!step.ok) return walk
  const { record, entry, effects } = step
  return {
    ...walk,
    record,
    fingerprint: fingerprintOf(lifecycle, record),
    at: event.at,
    steps: [...walk.steps, { event, status: entry.to, entry: entry.entry }],
    shows: [entry.taken!, entry.entry, ...effects.map(({ type }) => `${type}!`)],
  }
}

/** A record from one of the samples. */
export const beginSample = (lifecycle: TriedLifecycle, input: Context, at: string): Begin =>
  begin(lifecycle, input, { ...(lifecycle.beginner?.(input) ?? { by: systemActor }), at })

/** A record that has begun and gone nowhere yet. */
export const firstWalk = (lifecycle: TriedLifecycle, input: Context): Walk => {
  const { record } = beginSample(lifecycle, input, BEGINNING)
  return {
    status: 'active',
    output: undefined,
    error: undefined,
    record,
    fingerprint: fingerprintOf(lifecycle, record),
    at: BEGINNING,
    input,
    steps: [],
    shows: [],
  }
}

export interface Leg {
  from: Walk
  event: CaseEvent
  to: Walk
}

/** A state that a record comes to, with what is tried there and what of that leads elsewhere. */
export interface Stand {
  walk: Walk
  events: CaseEvent[]
  legs: Leg[]
}

/** Every state that a record comes to which begins with an input, without the events to avoid; each once, by its shortest way. */
export const standsFrom = (lifecycle: TriedLifecycle, input: Context, avoid: readonly string[] = []): Stand[] => {
  const logic: ActorLogic<Walk, CaseEvent> = {
    transition: (walk, event) => move(lifecycle, walk, event),
    getInitialSnapshot: () => firstWalk(lifecycle, input),
    getPersistedSnapshot: (walk) => walk,
  }
  let tries = 0
  const map = getAdjacencyMap(logic, {
    events: (walk) => eventsAfter(lifecycle, walk).filter(({ type }) => !avoid.includes(type)),
    serializeState: ({ fingerprint }) => fingerprint,
    // Each is tried once where it is made.
    serializeEvent: () => String((tries += 1)),
  })
  return Object.values(map).map(({ state: walk, transitions }) => {
    const tried: { event: CaseEvent; state: Walk }[] = Object.values(transitions)
    return {
      walk,
      events: tried.map(({ event }) => event),
      legs: tried.flatMap(({ event, state: to }) => (to === walk ? [] : [{ from: walk, event, to }])),
    }
  })
}

/** Every step that leads elsewhere, from every such state. */
export const legsFrom = (lifecycle: TriedLifecycle, input: Context, avoid?: readonly string[]): Leg[] =>
  standsFrom(lifecycle, input, avoid).flatMap(({ legs }) => legs)

/** From an input, those with fewer steps first. */
export const walksFrom = (lifecycle: TriedLifecycle, input: Context): Walk[] =>
  legsFrom(lifecycle, input)
    .map(({ to }) => to)
    .toSorted((a, b) => a.steps.length - b.steps.length)

export const pathOf = ({ input, steps, record }: Walk): Path => ({
  input,
  at: BEGINNING,
  steps,
  status: statusOf(record.snapshot.value),
})

/** Every way on from every state that can be reached: one path for each pair of a state and an event that it takes. */
export const everyPath = (lifecycle: TriedLifecycle): Path[] =>
  lifecycle.samples.flatMap((input) => walksFrom(lifecycle, input).map(pathOf))

const isBeginningOf = (short: Walk, long: Walk): boolean =>
  short.steps.length < long.steps.length && short.steps.every((step, index) => step === long.steps[index])

/**
 * Paths, through the same `advance` that everybody uses, that together take every transition and show every timeline entry
 * and effect that the lifecycle's samples and alphabet reach; with `to`, the ways into one status.
 */
export const paths = (lifecycle: TriedLifecycle, { to }: { to?: string } = {}): Path[] => {
  const walks = lifecycle.samples.flatMap((input) => walksFrom(lifecycle, input))
  const wanted = walks.filter(({ steps }) => !to || (steps.at(-1)!.status === to && steps.at(-2)?.status !== to))
  const shown = new Set<string>()
  const kept = wanted.filter(({ shows }) => {
    const fresh = shows.filter((label) => !shown.has(label))
    for (const label of fresh) shown.add(label)
    return fresh.length > 0
  })
  return kept.filter((walk) => !kept.some((other) => isBeginningOf(walk, other))).map(pathOf)
}
