import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { type Actions, effectsIn, initial, restored, transition, transitionId } from './chart.ts'
import { withFormer } from './corrections.ts'
import { rearm } from './deadlines.ts'
import { refusalToBegin, verdictOf } from './explain.ts'
import { decisive } from './grants.ts'
import { permissionsFor } from './guards.ts'
import { CREATED } from './others.ts'
import { statuses, statusOf } from './status.ts'
import type {
  Advance,
  Begin,
  CaseEvent,
  CaseRecord,
  Context,
  Deadline,
  Effect,
  Entry,
  Lifecycle,
  Refusal,
  Stamp,
  StoredSnapshot,
} from './types.ts'

/** @throws what an action of the chart has thrown, which XState keeps in the snapshot */
const store = (snapshot: AnyMachineSnapshot, deadlines: Deadline[]): StoredSnapshot => {
  if (snapshot.status === 'error') throw snapshot.error
  return {
    value: snapshot.value,
    context: snapshot.context as Context,
    status: snapshot.status === 'done' ? 'done' : 'active',
    deadlines,
  }
}

const effectsOf = (actions: Actions): Effect[] =>
  effectsIn(actions).map(({ type, params }) => ({ type, params: (params ?? {}) as Effect['params'] }))

const entryOf = (actions: Actions): string | undefined => {
  const params = actions.findLast(({ type }) => type === 'log')?.params as { entry: string } | undefined
  return params?.entry
}

/** The event as the timeline keeps it: what `replay` needs to judge it again, and no more. */
const recorded = (lifecycle: Lifecycle, { by: { seesFor: _seesFor, ...by }, ...event }: CaseEvent): CaseEvent => {
  const transient = lifecycle.events[event.type]?.transient ?? []
  return {
    ...(Object.fromEntries(Object.entries(event).filter(([field]) => !transient.includes(field))) as typeof event),
    by: { ...by, permissions: decisive(by.permissions, permissionsFor(lifecycle, event.type)) },
  }
}

/** Who begins with what, as the timeline keeps it; throws yup's ValidationError when the input has not the shape of `lifecycle.start`. */
export const beginning = (
  lifecycle: Lifecycle,
  raw: unknown,
  { by, at, others, recordId }: Stamp,
): CaseEvent & { input: Context } => {
  const started = lifecycle.start.validateSync(raw, { stripUnknown: true }) as Context
  const { rules } = raw as Context
  const input = lifecycle.tables && rules ? { ...started, rules } : started
  return { type: CREATED, input, by, at, ...(others && { others }), ...(recordId && { recordId }) }
}

/** That a lifecycle refuses to begin a record. */
export class NotBegun extends Error {
  readonly refusal: Refusal

  constructor({ id }: Lifecycle, refusal: Refusal) {
    super(`${id} does not begin: ${JSON.stringify(refusal)}`)
    this.refusal = refusal
  }
}

/** A record with what the chart asks for on its way there. */
interface Made {
  record: CaseRecord
  actions: Actions
}

const opened = (lifecycle: Lifecycle, asked: ReturnType<typeof beginning>): Made => {
  const { input, at } = asked
  const refusal = refusalToBegin(lifecycle, input, asked)
  if (refusal) throw new NotBegun(lifecycle, refusal)
  const { rules } = input
  const known = lifecycle.opening?.({ context: input, event: asked }) ?? input
  const [snapshot, actions] = initial(lifecycle.machine, rules ? { ...known, rules } : known)
  const { id: machine, version } = lifecycle
  return { record: { machine, version, revision: 0, snapshot: store(snapshot, rearm([], actions, at)) }, actions }
}

/** A new record; throws NotBegun where its lifecycle refuses to begin, and yup's error where the input has not its shape. */
export const begin = (lifecycle: Lifecycle, raw: unknown, stamp: Stamp): Begin => {
  const asked = beginning(lifecycle, raw, stamp)
  const { record, actions } = opened(lifecycle, asked)
  const entry: Entry = {
    revision: 0,
    entry: CREATED,
    event: recorded(lifecycle, asked),
    taken: null,
    from: null,
    to: statusOf(record.snapshot.value),
    at: asked.at,
  }
  return { record, entry, effects: effectsOf(actions) }
}

const moved = (
  lifecycle: Lifecycle,
  record: CaseRecord,
  event: CaseEvent,
): { refusal: Refusal } | (Made & { taken: AnyTransitionDefinition }) => {
  const verdict = verdictOf(lifecycle, record, event)
  if ('refusal' in verdict) return verdict
  const [snapshot, actions] = transition(lifecycle.machine, restored(lifecycle.machine, record.snapshot), event)
  const armed = record.snapshot.deadlines.filter((deadline) => deadline.event !== event.type)
  const next = { ...record, revision: record.revision + 1, snapshot: store(snapshot, rearm(armed, actions, event.at)) }
  return { record: next, actions, taken: verdict.taken }
}

/** The only way a record moves: the next record with its timeline row and effects, or why there is none. */
export const advance = (lifecycle: Lifecycle, record: CaseRecord, event: CaseEvent): Advance => {
  const move = moved(lifecycle, record, event)
  if ('refusal' in move) return { ok: false, refusal: move.refusal }
  const { record: next, actions, taken } = move
  const entry: Entry = {
    revision: next.revision,
    entry: entryOf(actions) ?? event.type,
    event: recorded(lifecycle, withFormer(lifecycle, event, record.snapshot.context, next.snapshot.context)),
    taken: transitionId(taken),
    from: statusOf(record.snapshot.value),
    to: statusOf(next.snapshot.value),
    at: event.at,
  }
  return { ok: true, record: next, entry, effects: effectsOf(actions) }
}

/** A record as an entry has left it. */
export interface Moment {
  entry: Entry
  record: CaseRecord
}

/** The first entry of a timeline that does not follow from those before it, by the lifecycle as it is now. */
export interface Stopped {
  revision: number
  type: string
  /** Null where it has not the shape that the lifecycle takes, as `cause` says. */
  refusal: Refusal | null
  cause?: unknown
}

type Followed = { record: CaseRecord } | Pick<Stopped, 'refusal' | 'cause'>

const follow = (lifecycle: Lifecycle, before: CaseRecord | undefined, { entry, event }: Entry): Followed => {
  if (!before && entry !== CREATED) return { refusal: null, cause: new Error('A timeline begins with its creation') }
  try {
    return before ? moved(lifecycle, before, event) : opened(lifecycle, beginning(lifecycle, event['input'], event))
  } catch (cause) {
    return { refusal: cause instanceof NotBegun ? cause.refusal : null, cause }
  }
}

/** The records that a timeline makes, one after each entry, as far as its entries follow from one another. */
export const moments = (
  lifecycle: Lifecycle,
  timeline: readonly Entry[],
): { moments: Moment[]; stopped: Stopped | null } => {
  const made: Moment[] = []
  for (const entry of timeline) {
    const next = follow(lifecycle, made.at(-1)?.record, entry)
    if (!('record' in next))
      return { moments: made, stopped: { revision: entry.revision, type: entry.event.type, ...next } }
    made.push({ entry, record: next.record })
  }
  return { moments: made, stopped: null }
}

/** The first moment that leads elsewhere than its entry says. A status that the machine has no more is none other: a migration leads on from it. */
export const strayed = ({ machine }: Lifecycle, made: readonly Moment[]): Moment | undefined => {
  const known = statuses(machine)
  return made.find(({ entry: { to }, record }) => known.includes(to) && statusOf(record.snapshot.value) !== to)
}

/** The record that a timeline makes; throws when an entry does not follow from those before it. */
export const replay = (lifecycle: Lifecycle, timeline: readonly Entry[]): CaseRecord => {
  const { moments: made, stopped } = moments(lifecycle, timeline)
  if (stopped) {
    const { revision, type, refusal, cause } = stopped
    throw new Error(`Revision ${revision}, ${type}, does not follow: ${JSON.stringify(refusal ?? String(cause))}`, {
      cause,
    })
  }
  const last = made.at(-1)
  if (!last) throw new Error('A timeline begins with its creation')
  return last.record
}
