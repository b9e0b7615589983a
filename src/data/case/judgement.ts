import { choices } from '../../../machines/kernel/choices.ts'
import { explain } from '../../../machines/kernel/explain.ts'
import type { CaseEvent, CaseRecord, Lifecycle, Reason, Stamp } from '../../../machines/kernel/types.ts'
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
  const event: CaseEvent = { ...payload, ...stamp, type }
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
