import { explain } from '../../../machines/kernel/explain.ts'
import { withOthers } from '../../../machines/kernel/others.ts'
import type { CaseRecord, Known, Lifecycle, Reason, Stamp } from '../../../machines/kernel/types.ts'
import type { Payload } from '../record/record.types.ts'

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
  const reasons = explain(lifecycle, record, event).toReversed()
  return Object.fromEntries(reasons.flatMap((reason) => fieldsRead(lifecycle, reason).map((name) => [name, reason])))
}

/** Which of the event's fields the rule looks at that refused. */
const fieldsRead = ({ rules }: Lifecycle, { guard }: Reason): readonly string[] =>
  rules[guard.replace(/^not\./, '')]?.payload ?? []
