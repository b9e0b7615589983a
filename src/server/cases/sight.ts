import type { Entry, Lifecycle, Reason } from '../../../machines/kernel/types.ts'
import type { TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { HistoryEntry } from '../../shared/endpoints/answers/records.ts'
import { guardsOf } from '../records/caseRecord.ts'
import { told, toldChanges, toldReasons } from '../records/sight.ts'
import type { Caller } from '../store/store.ts'

/**
 * An entry as the caller is told of it: without the stamp and what other cases were, which not everybody may see, and without
 * what it began with: its page shows that anyway. Of a correction it tells what that has changed.
 */
export const toldEntry = (
  lifecycle: Lifecycle,
  caller: Caller,
  { revision, entry, event, from, to, at }: Omit<Entry, 'taken'>,
): TimelineEntry => {
  const {
    type,
    by,
    at: _at,
    verified: _verified,
    others: _others,
    input: _input,
    recordId: _id,
    was,
    ...payload
  } = event
  const { userId, name, organisation, actsFor } = by
  const fields = lifecycle.events[type]?.fields ?? {}
  const changes =
    was && Object.entries(was).map(([field, before]) => [field, [before, payload[field] ?? null]] as const)
  return {
    revision,
    entry,
    from,
    to,
    at,
    type,
    payload: changes ? {} : (told(fields, caller, payload) as TimelineEntry['payload']),
    changes: changes ? toldChanges(fields, caller, Object.fromEntries(changes) as HistoryEntry['changes']) : null,
    by: { userId, name, organisation: organisation.name, kind: organisation.kind, ...(actsFor && { actsFor }) },
  }
}

/** Why a case refuses something. */
export const toldAgainst = (lifecycle: Lifecycle, caller: Caller, reasons: Reason[]): Reason[] =>
  toldReasons(guardsOf(lifecycle), caller, reasons)
