import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { candidates, isDeadlineEvent, placed } from './chart.ts'
import { dueDeadline } from './deadlines.ts'
import { judge, reason } from './guards.ts'
import type { Judgement, Question } from './guards.ts'
import { missing, withOthers } from './others.ts'
import type { CaseEvent, CaseRecord, Context, Known, Lifecycle, Reason, Refusal, StateMeta } from './types.ts'

/** Guards of the kernel itself: each lifecycle's namespace has words for them too. */
export const kernelGuards = [
  'isKnownInState',
  'isUnfinished',
  'isInvolvedKnown',
  'isInOwnName',
  'isBeforeDeadline',
  'isDeadlineDue',
  'isCurrentVersion',
] as const

/** Where a record is, without what it is there with. @throws where the machine has no such state */
export const placeOf = ({ machine }: Lifecycle, { snapshot }: CaseRecord): AnyMachineSnapshot =>
  placed(machine, snapshot)

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

/** Why a record does not take an event, or the transition that it takes. */
export type Verdict = { refusal: Refusal } | { taken: AnyTransitionDefinition }

/** What the record answers the event; where what only the payload says is left `open`, the first transition that it may take. */
export const verdictOf = (lifecycle: Lifecycle, record: CaseRecord, event: CaseEvent, open = false): Verdict => {
  if (record.version !== lifecycle.version)
    return { refusal: { code: 'VERSION', stored: record.version, current: lifecycle.version } }
  const refused = (reasons: Reason[]): Verdict => ({ refusal: { code: 'REFUSED', reasons } })
  const unknown = refused([reason(lifecycle, 'isKnownInState', { event: event.type })])
  const due = dueDeadline(record, event.at)
  if (isDeadlineEvent(event.type)) {
    const deadline = record.snapshot.deadlines.find((armed) => armed.event === event.type)
    if (!deadline) return unknown
    if (Date.parse(event.at) < Date.parse(deadline.at))
      return refused([reason(lifecycle, 'isDeadlineDue', { at: deadline.at })])
    if (due && due.event !== event.type) return { refusal: { code: 'EXPIRED', deadline: due } }
  } else if (due) return { refusal: { code: 'EXPIRED', deadline: due } }

  const snapshot = placeOf(lifecycle, record)
  const known = candidates(snapshot).filter(({ eventType }) => eventType === event.type)
  const { [stateOf(snapshot)]: said } = lifecycle.unlisted?.[event.type] ?? {}
  if (known.length === 0 && said) return refused([reason(lifecycle, said)])
  if (known.length === 0)
    return snapshot.status === 'done' && Object.hasOwn(lifecycle.events, event.type)
      ? refused([reason(lifecycle, 'isUnfinished', { state: labelOf(snapshot) })])
      : unknown
  if (event.by.actsFor && known.some(({ meta }) => meta?.decides)) return refused([reason(lifecycle, 'isInOwnName')])
  const { context } = record.snapshot
  const involved = isDeadlineEvent(event.type) ? null : missing(lifecycle, context, event, open)
  if (involved !== null) return refused([reason(lifecycle, 'isInvolvedKnown', { involved })])
  const question: Question = { lifecycle, context, event, open }
  const judgements = known.map(({ guard }) => judge(question, guard))
  const taken = known.find((_, index) => judgements[index]!.holds !== false)
  return taken ? { taken } : refused(best(judgements).against)
}

/** Why the record does not take the event; null when it does, or, where what only the payload says is left `open`, when it may. */
export const refusalOf = (lifecycle: Lifecycle, record: CaseRecord, event: CaseEvent, open = false): Refusal | null => {
  const verdict = verdictOf(lifecycle, record, event, open)
  return 'refusal' in verdict ? verdict.refusal : null
}

/** The top-level state that a record is in. */
const stateOf = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : Object.keys(value as object)[0]!

/** Key of the words for the status that a record is in. */
const labelOf = (snapshot: AnyMachineSnapshot): string =>
  (snapshot.machine.root.states[stateOf(snapshot)]!.meta as StateMeta).label

/** Why nothing begins with an input; null when something does. */
export const refusalToBegin = (lifecycle: Lifecycle, context: Context, event: CaseEvent): Refusal | null => {
  const involved = missing(lifecycle, context, event, false)
  if (involved !== null) return { code: 'REFUSED', reasons: [reason(lifecycle, 'isInvolvedKnown', { involved })] }
  const { holds, against } = judge({ lifecycle, context, event }, lifecycle.beginsIf)
  return holds ? null : { code: 'REFUSED', reasons: against }
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

/** Why the record does not take an event of a type, whatever its payload; none when it may. `known` are other records. */
export const hindrances = (
  lifecycle: Lifecycle,
  record: CaseRecord,
  event: CaseEvent,
  known: readonly Known[] = [],
): Reason[] => {
  const { context } = record.snapshot
  const stamped = withOthers(lifecycle, context, event, known)
  const refusal = refusalOf(lifecycle, record, stamped, true)
  const ids = Object.values(stamped.others ?? {}).map(({ id }) => id)
  const along = known.flatMap(({ lifecycle: its, id, title, against }) =>
    ids.includes(id) ? (against[event.type] ?? []).map((one) => ({ ...one, of: { lifecycle: its, id, title } })) : [],
  )
  return [...(refusal ? reasonsOf(lifecycle, refusal) : []), ...along]
}
