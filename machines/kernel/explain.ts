import { getNextTransitions } from 'xstate'
import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { dueDeadline, isDeadlineEvent } from './deadlines.ts'
import { judge, reason } from './guards.ts'
import type { Judgement, Question } from './guards.ts'
import type { CaseEvent, CaseRecord, Lifecycle, Reason, Refusal } from './types.ts'

/** Guards of the kernel itself: each lifecycle's namespace has words for them too. */
export const kernelGuards = ['isKnownInState', 'isBeforeDeadline', 'isDeadlineDue', 'isCurrentVersion'] as const

export const restore = (
  lifecycle: Lifecycle,
  { snapshot: { value, context, status } }: CaseRecord,
): AnyMachineSnapshot => lifecycle.machine.resolveState({ value, context, status })

export const candidates = (snapshot: AnyMachineSnapshot): AnyTransitionDefinition[] =>
  snapshot.status === 'active' ? getNextTransitions(snapshot) : []

const covers = (wide: Reason[], narrow: Reason[]): boolean =>
  narrow.every(({ key }) => wide.some((other) => other.key === key))

/** The judgements of alternative transitions as one: what refused is what the alternatives nearest to success still lack. */
export const best = (judgements: Judgement[]): Judgement => {
  if (judgements.some(({ holds }) => holds)) return { holds: true, against: [] }
  if (judgements.some(({ holds }) => holds === null)) return { holds: null, against: [] }
  const nearest = judgements
    .map(({ against }) => against)
    .filter((against, index, all) =>
      all.every((other, at) => at === index || !covers(against, other) || (covers(other, against) && index < at)),
    )
  const byKey = new Map(nearest.flat().map((one) => [one.key, one]))
  return { holds: false, against: [...byKey.values()] }
}

/** Why the record does not take the event; null when it does. */
export const refusalOf = (lifecycle: Lifecycle, record: CaseRecord, event: CaseEvent): Refusal | null => {
  if (record.version !== lifecycle.version)
    return { code: 'VERSION', stored: record.version, current: lifecycle.version }
  const refused = (reasons: Reason[]): Refusal => ({ code: 'REFUSED', reasons })
  const unknown = refused([reason(lifecycle, 'isKnownInState', { event: event.type })])
  const due = dueDeadline(record, event.at)
  if (isDeadlineEvent(event.type)) {
    const deadline = record.snapshot.deadlines.find((armed) => armed.event === event.type)
    if (!deadline) return unknown
    if (Date.parse(event.at) < Date.parse(deadline.at))
      return refused([reason(lifecycle, 'isDeadlineDue', { at: deadline.at })])
    if (due && due.event !== event.type) return { code: 'EXPIRED', deadline: due }
  } else if (due) return { code: 'EXPIRED', deadline: due }

  const snapshot = restore(lifecycle, record)
  const known = candidates(snapshot).filter(({ eventType }) => eventType === event.type)
  if (known.length === 0) return unknown
  const question: Question = { lifecycle, context: record.snapshot.context, event }
  const { holds, against } = best(known.map(({ guard }) => judge(question, guard)))
  return holds ? null : refused(against)
}

export const reasonsOf = (lifecycle: Lifecycle, refusal: Refusal): Reason[] => {
  switch (refusal.code) {
    case 'REFUSED':
      return refusal.reasons
    case 'EXPIRED':
      return [reason(lifecycle, 'isBeforeDeadline', { at: refusal.deadline.at })]
    case 'VERSION':
      return [reason(lifecycle, 'isCurrentVersion', { stored: refusal.stored, current: refusal.current })]
  }
}

/** The named guards that refuse the event; none when `advance` would take it. */
export const explain = (lifecycle: Lifecycle, record: CaseRecord, event: CaseEvent): Reason[] => {
  const refusal = refusalOf(lifecycle, record, event)
  return refusal ? reasonsOf(lifecycle, refusal) : []
}

/** Identity of the transition that the event takes: its state, its event, and its place among the alternatives. */
export const chosen = (lifecycle: Lifecycle, record: CaseRecord, event: CaseEvent): string => {
  const known = candidates(restore(lifecycle, record)).filter(({ eventType }) => eventType === event.type)
  const question: Question = { lifecycle, context: record.snapshot.context, event }
  const taken = known.find(({ guard }) => judge(question, guard).holds)!
  return transitionId(taken)
}

export const transitionId = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition
  return `${source.id} ${eventType} ${source.transitions.get(eventType)!.indexOf(transition)}`
}
