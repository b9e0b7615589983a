import { dueDeadline } from './deadlines.ts'
import { best, candidates, reasonsOf, restore } from './explain.ts'
import { judge } from './guards.ts'
import type { CaseRecord, Choice, Lifecycle, Stamp, TransitionMeta } from './types.ts'

/** Every operator event that the state knows, in the chart's order; what a payload decides counts as allowed until it is typed. */
export const choices = (lifecycle: Lifecycle, record: CaseRecord, { by, at }: Stamp): Choice[] => {
  if (record.version !== lifecycle.version) return []
  const known = candidates(restore(lifecycle, record)).filter(({ meta }) => meta?.label)
  const due = dueDeadline(record, at)
  const expired = due && reasonsOf(lifecycle, { code: 'EXPIRED', deadline: due })
  return [...new Set(known.map(({ eventType }) => eventType))].map((type) => {
    const transitions = known.filter(({ eventType }) => eventType === type)
    const question = { lifecycle, context: record.snapshot.context, event: { by, at, type }, open: true }
    const { holds, against } = best(transitions.map(({ guard }) => judge(question, guard)))
    const reasons = expired ?? against
    return { type, allowed: !expired && holds !== false, reasons, meta: transitions[0]!.meta as TransitionMeta }
  })
}

/** The types of the operator events that the actor may send now. */
export const legal = (lifecycle: Lifecycle, record: CaseRecord, stamp: Stamp): string[] =>
  choices(lifecycle, record, stamp).flatMap(({ type, allowed }) => (allowed ? [type] : []))
