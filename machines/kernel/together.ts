import { systemActor } from './actors.ts'
import { advance, begin, beginning } from './advance.ts'
import { isDeadlineEvent } from './chart.ts'
import { hindrances, refusalToBegin } from './explain.ts'
import { involvedBy } from './others.ts'
import type { Advance, CaseEvent, CaseRecord, Context, Lifecycle, Reason, Refusal, Stamp } from './types.ts'

/** Another record with its own lifecycle. */
export interface Standing {
  lifecycle: Lifecycle
  record: CaseRecord
}

type Step = Extract<Advance, { ok: true }>

/**
 * The step of the record itself, those that others take with it, by name, and why others take none where a deadline goes on without
 * them; or why there is none, and who says so: null is itself.
 */
export type Together =
  | { ok: true; step: Step; along: Record<string, Step>; left: Record<string, Refusal> }
  | { ok: false; refusal: Refusal; of: string | null }

/** One event and all that it moves; `event.others` and `others` are the same records. */
export const advanceTogether = (
  lifecycle: Lifecycle,
  record: CaseRecord,
  event: CaseEvent,
  others: Record<string, Standing>,
): Together => {
  const step = advance(lifecycle, record, event)
  return step.ok ? accompanied(lifecycle, step, record.snapshot.context, event, others) : { ...step, of: null }
}

/** A beginning and all that it moves; throws yup's ValidationError when the input has not the shape of `lifecycle.start`. */
export const beginTogether = (
  lifecycle: Lifecycle,
  raw: unknown,
  stamp: Stamp,
  others: Record<string, Standing>,
): Together => {
  const event = beginning(lifecycle, raw, stamp)
  const refusal = refusalToBegin(lifecycle, event.input, event)
  if (refusal) return { ok: false, refusal, of: null }
  return accompanied(lifecycle, { ok: true, ...begin(lifecycle, raw, stamp) }, event.input, event, others)
}

const accompanied = (
  lifecycle: Lifecycle,
  step: Step,
  context: Context,
  event: CaseEvent,
  others: Record<string, Standing>,
): Together => {
  const along: Record<string, Step> = {}
  const left: Record<string, Refusal> = {}
  for (const [name, other] of Object.entries(others)) {
    const sent = eventFor(lifecycle, name, context, event, other.lifecycle)
    if (!sent) continue
    const moved = advance(other.lifecycle, other.record, sent)
    if (moved.ok) along[name] = moved
    else if (isDeadlineEvent(event.type)) left[name] = moved.refusal
    else return { ...moved, of: name }
  }
  return { ok: true, step, along, left }
}

/**
 * What an event sends another record; throws when that has not the shape of such an event. What a deadline sends comes from nobody
 * but the system, whoever has found it: what becomes of the other may not hang on who was first.
 */
export const eventFor = (
  lifecycle: Lifecycle,
  name: string,
  context: Context,
  event: CaseEvent,
  { events }: Lifecycle,
): CaseEvent | null => {
  const sent = involvedBy(lifecycle, event.type)[name]?.event?.({ context, event })
  if (!sent) return null
  const { type, ...payload } = sent
  const by = isDeadlineEvent(event.type) ? systemActor : event.by
  return { ...events[type]?.schema?.validateSync(payload, { stripUnknown: true }), type, by, at: event.at }
}

/** Why another record would not take what an event sends it, as far as can be said before the event's payload is typed. */
export const hindrancesAlong = (
  lifecycle: Lifecycle,
  name: string,
  { snapshot: { context } }: CaseRecord,
  event: CaseEvent,
  other: Standing,
): Reason[] => {
  const sent = involvedBy(lifecycle, event.type)[name]?.event?.({ context, event })
  return sent ? hindrances(other.lifecycle, other.record, { type: sent.type, by: event.by, at: event.at }) : []
}
