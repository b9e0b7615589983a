import type { Entry, Lifecycle, Reason } from '../../../machines/kernel/types.ts'
import type { TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import { guardsOf } from '../records/caseRecord.ts'
import { told, toldReasons } from '../records/sight.ts'
import type { Caller } from '../store/store.ts'

/**
 * An entry as the caller is told of it: without the stamp and what other cases were, which not everybody may see, and without
 * what it began with: its page shows that anyway.
 */
export const toldEntry = (lifecycle: Lifecycle, caller: Caller, { event, ...entry }: Entry): TimelineEntry => {
  const { type, by, at: _at, verified: _verified, others: _others, input: _input, recordId: _id, ...payload } = event
  const { userId, name, organisation } = by
  return {
    ...entry,
    type,
    payload: told(lifecycle.events[type]?.fields ?? {}, caller, payload) as TimelineEntry['payload'],
    by: { userId, name, organisation: organisation.name, kind: organisation.kind },
  }
}

/** Why a case refuses something. */
export const toldAgainst = (lifecycle: Lifecycle, caller: Caller, reasons: Reason[]): Reason[] =>
  toldReasons(guardsOf(lifecycle), caller, reasons)
