import { explain } from '../../../machines/kernel/explain.ts'
import { withOthers } from '../../../machines/kernel/others.ts'
import type { CaseEvent, CaseRecord, Known, Lifecycle, Reason, Stamp } from '../../../machines/kernel/types.ts'
import type { Payload } from './case.types.ts'

/**
 * Of the reasons against a payload, those that look at it, by the field they look at.
 * What only the host can know, such as whether a code was right, is not among them.
 */
export const reasonsByField = (
  lifecycle: Lifecycle,
  record: CaseRecord,
  stamp: Stamp,
  type: string,
  payload: Payload,
  others: readonly Known[] = [],
): Record<string, Reason> => {
  const event = withOthers(lifecycle, record.snapshot.context, { ...payload, ...stamp, type }, others)
  const names = Object.keys(lifecycle.events[type]?.schema?.fields ?? {})
  const reasons = explain(lifecycle, record, event).toReversed()
  return Object.fromEntries(
    reasons.flatMap((reason) =>
      fieldsRead(lifecycle, record, event, reason).flatMap((name) => (names.includes(name) ? [[name, reason]] : [])),
    ),
  )
}

/** Which of the event's fields a rule looks at, found by letting it look. */
const fieldsRead = (
  lifecycle: Lifecycle,
  { snapshot: { context } }: CaseRecord,
  event: CaseEvent,
  { guard }: Reason,
): string[] => {
  const read = new Set<string>()
  const watched = new Proxy(event, {
    get: (target, name) => {
      if (typeof name === 'string') read.add(name)
      return target[name as string]
    },
  })
  lifecycle.rules[guard.replace(/^not\./, '')]?.test({ context, event: watched })
  return [...read]
}
