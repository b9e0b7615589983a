import { choices } from '../../../machines/kernel/choices.ts'
import { explain } from '../../../machines/kernel/explain.ts'
import type { CaseRecord, Lifecycle, Reason, Stamp } from '../../../machines/kernel/types.ts'
import type { Payload } from './case.types.ts'

/** Why the case does not take an action whatever its payload; nothing when it may take it. */
export const reasonsAgainst = (lifecycle: Lifecycle, record: CaseRecord, stamp: Stamp, type: string): Reason[] => {
  const choice = choices(lifecycle, record, stamp).find((known) => known.type === type)
  return choice ? choice.reasons : explain(lifecycle, record, { ...stamp, type })
}

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
): Record<string, Reason> => {
  const reasons = explain(lifecycle, record, { ...payload, ...stamp, type }).toReversed()
  return Object.fromEntries(reasons.flatMap((reason) => fieldsRead(lifecycle, reason).map((name) => [name, reason])))
}

/** Which of the event's fields the rule looks at that refused. */
const fieldsRead = ({ rules }: Lifecycle, { guard }: Reason): readonly string[] =>
  rules[guard.replace(/^not\./, '')]?.payload ?? []
