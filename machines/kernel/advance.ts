import { initialTransition } from 'xstate'
import type { AnyMachineSnapshot } from 'xstate'
import { type Actions, effectsIn, transition, transitionId } from './chart.ts'
import { withFormer } from './corrections.ts'
import { rearm } from './deadlines.ts'
import { refusalToBegin, restore, verdictOf } from './explain.ts'
import { decisive } from './grants.ts'
import { permissionsFor } from './guards.ts'
import { CREATED } from './others.ts'
import { statusOf } from './status.ts'
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

/** A new record; throws where its lifecycle refuses to begin, and where the input has not its shape. */
export const begin = (lifecycle: Lifecycle, raw: unknown, stamp: Stamp): Begin => {
  const asked = beginning(lifecycle, raw, stamp)
  const { input, at } = asked
  const refusal = refusalToBegin(lifecycle, input, asked)
  if (refusal) throw new Error(`${lifecycle.id} does not begin: ${JSON.stringify(refusal)}`)
  const { rules } = input
  const opened = lifecycle.opening?.({ context: input, event: asked }) ?? input
  const opening = rules ? { ...opened, rules } : opened
  const [snapshot, actions]: [AnyMachineSnapshot, Actions] = initialTransition(lifecycle.machine, opening)
  const record: CaseRecord = {
    machine: lifecycle.id,
    version: lifecycle.version,
    revision: 0,
    snapshot: store(snapshot, rearm([], actions, at)),
  }
  const event = recorded(lifecycle, asked)
  const entry: Entry = {
    revision: 0,
    entry: CREATED,
    event,
    taken: null,
    from: null,
    to: statusOf(snapshot.value),
    at,
  }
  return { record, entry, effects: effectsOf(actions) }
}

/** The only way a record moves: the next record with its timeline row and effects, or why there is none. */
export const advance = (lifecycle: Lifecycle, record: CaseRecord, event: CaseEvent): Advance => {
  const verdict = verdictOf(lifecycle, record, event)
  if ('refusal' in verdict) return { ok: false, refusal: verdict.refusal }
  const [snapshot, actions] = transition(lifecycle.machine, restore(lifecycle, record), event)
  const armed = record.snapshot.deadlines.filter((deadline) => deadline.event !== event.type)
  const next = { ...record, revision: record.revision + 1, snapshot: store(snapshot, rearm(armed, actions, event.at)) }
  const entry: Entry = {
    revision: next.revision,
    entry: entryOf(actions) ?? event.type,
    event: recorded(lifecycle, withFormer(lifecycle, event, record.snapshot.context, next.snapshot.context)),
    taken: transitionId(verdict.taken),
    from: statusOf(record.snapshot.value),
    to: statusOf(snapshot.value),
    at: event.at,
  }
  return { ok: true, record: next, entry, effects: effectsOf(actions) }
}

/** The record that a timeline makes; throws when an entry does not follow from those before it. */
export const replay = (lifecycle: Lifecycle, [created, ...later]: Entry[]): CaseRecord => {
  if (created?.entry !== CREATED) throw new Error('A timeline begins with its creation')
  return later.reduce(
    (record, { event, revision }) => {
      const step = advance(lifecycle, record, event)
      if (!step.ok)
        throw new Error(`Revision ${revision}, ${event.type}, does not follow: ${JSON.stringify(step.refusal)}`)
      return step.record
    },
    begin(lifecycle, created.event['input'], created.event).record,
  )
}
