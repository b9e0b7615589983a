import { advance } from './advance.ts'
import { candidates, isDeadlineEvent } from './chart.ts'
import { hindrances, placeOf, verdictOf } from './explain.ts'
import { beginSample, type Path } from './paths.ts'
import type {
  Actor,
  CaseEvent,
  CaseRecord,
  Context,
  Effect,
  Json,
  Reason,
  TransitionMeta,
  TriedLifecycle,
} from './types.ts'

/** A step of a path with what is told of it: how it is offered, what it asks of the host, and what the record knows beforehand. */
export interface FollowedStep {
  event: CaseEvent
  meta: Partial<TransitionMeta>
  /** What it is sent by: a person, the clock, or the host. */
  sender: 'person' | 'deadline' | 'host'
  /** Why it is refused; empty: it is taken. */
  reasons: Reason[]
  /** It is refused whatever is typed. */
  isShut: boolean
  entry: string
  status: string
  effects: Effect[]
  /** What is known of the record beforehand. */
  facts: Record<string, Json>
}

/** A path as somebody goes it. */
export interface Followed {
  at: string
  by: Actor
  context: Context
  facts: Record<string, Json>
  /** With which status it begins, and what is asked of the host then. */
  begins: { status: string; effects: Effect[] }
  status: string
  steps: FollowedStep[]
}

const metaOf = (lifecycle: TriedLifecycle, record: CaseRecord, event: CaseEvent) => {
  const verdict = verdictOf(lifecycle, record, event)
  const meant =
    'taken' in verdict
      ? verdict.taken
      : candidates(placeOf(lifecycle, record)).find(({ eventType }) => eventType === event.type)
  return (meant?.meta ?? {}) as Partial<TransitionMeta>
}

/** Goes a path from its beginning, with what is tried beside it. */
export const follow = (lifecycle: TriedLifecycle, { input, at, steps, status, attempts = [] }: Path): Followed => {
  const { record: first, effects, entry } = beginSample(lifecycle, input, at)
  const followed: FollowedStep[] = []
  let record = first
  const tell = (event: CaseEvent, reasons: Reason[]) => {
    const meta = metaOf(lifecycle, record, event)
    const step = advance(lifecycle, record, event)
    const sender = isDeadlineEvent(event.type) ? 'deadline' : meta.label ? 'person' : 'host'
    followed.push({
      event,
      meta,
      sender,
      reasons,
      isShut: reasons.length > 0 && hindrances(lifecycle, record, event).length > 0,
      entry: step.ok ? step.entry.entry : '',
      status: step.ok ? step.entry.to : (followed.at(-1)?.status ?? entry.to),
      effects: step.ok ? step.effects : [],
      facts: lifecycle.facts(record.snapshot.context),
    })
    if (step.ok) record = step.record
  }
  for (const index of [...steps.keys(), steps.length]) {
    for (const { event, reasons } of attempts.filter(({ before }) => before === index)) tell(event, reasons)
    if (steps[index]) tell(steps[index].event, [])
  }
  return {
    at,
    by: entry.event.by,
    context: first.snapshot.context,
    facts: lifecycle.facts(first.snapshot.context),
    begins: { status: entry.to, effects },
    status,
    steps: followed,
  }
}
