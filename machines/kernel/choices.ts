import { candidates } from './chart.ts'
import { hindrances, placeOf } from './explain.ts'
import { companionsOf, wantedBy } from './others.ts'
import type { Wanted } from './others.ts'
import type { CaseEvent, CaseRecord, Choice, Known, Lifecycle, Stamp, TransitionMeta } from './types.ts'

const operatorTransitions = (lifecycle: Lifecycle, record: CaseRecord) =>
  candidates(placeOf(lifecycle, record)).filter(({ meta }) => meta?.label)

/** What the events that a record offers involve, as far as their payloads need not say it. */
export const wantedFor = (
  lifecycle: Lifecycle,
  record: CaseRecord,
  { by, at }: Stamp,
): (Wanted & { event: CaseEvent })[] => {
  if (record.version !== lifecycle.version || companionsOf(lifecycle).length === 0) return []
  const types = new Set(operatorTransitions(lifecycle, record).map(({ eventType }) => eventType))
  return [...types].flatMap((type) => {
    const event = { type, by, at }
    return wantedBy(lifecycle, record.snapshot.context, event).map((wanted) => ({ ...wanted, event }))
  })
}

/**
 * Every operator event that the state knows, in the chart's order; what a payload decides counts as allowed until it is typed.
 * `known` are the other records that the host tells beside the case.
 */
export const choices = (
  lifecycle: Lifecycle,
  record: CaseRecord,
  { by, at }: Stamp,
  known: readonly Known[] = [],
): Choice[] => {
  if (record.version !== lifecycle.version) return []
  const offered = operatorTransitions(lifecycle, record)
  return [...new Set(offered.map(({ eventType }) => eventType))].map((type) => {
    const reasons = hindrances(lifecycle, record, { by, at, type }, known)
    const meta = offered.find(({ eventType }) => eventType === type)!.meta as TransitionMeta
    return { type, allowed: reasons.length === 0, reasons, meta }
  })
}

/** The types of the operator events that the actor may send now. */
export const legal = (lifecycle: Lifecycle, record: CaseRecord, stamp: Stamp, known: readonly Known[] = []): string[] =>
  choices(lifecycle, record, stamp, known).flatMap(({ type, allowed }) => (allowed ? [type] : []))
