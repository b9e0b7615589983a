import type { StoredRecord } from '../form/form.types.ts'
import type { HistoryEntry } from '../../shared/endpoints/answers/records.ts'
import type { Known } from './record.types.ts'

export const revisionOf = ({ record, history }: Known): number => record?.revision ?? history[0]?.revision ?? 0

/** What is known once a record is as it is now, after entries in order; where some are missing in between, nothing can be said. */
export const after = (known: Known | null, record: StoredRecord, since: readonly HistoryEntry[]): Known | null => {
  const first = since[0]?.revision ?? record.revision + 1
  const history = known?.history ?? []
  if (first !== 0 && (known === null || revisionOf(known) !== first - 1)) return null
  return { record, history: [...since.toReversed(), ...history], hasMore: known?.hasMore ?? false }
}

/** What is known with the earlier history that was told since. */
export const withEarlier = (known: Known, { history, hasMore }: Omit<Known, 'record'>): Known => ({
  ...known,
  history: [...known.history, ...history],
  hasMore,
})
