import type { CaseRecord, Lifecycle, TransitionMeta } from '../../../machines/kernel/types.ts'
import type { Moved, Opened, Refused, Timeline, TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { HistoryEntry, Row, Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import type { Draft, Known, Payload, RecordContext, RecordInput, Submitted } from './record.types.ts'

export const inputOf = ({ context: { area, id } }: { context: RecordContext }): RecordInput => ({ area, id })

/** A case as its `detail` and its `timeline` tell of it. */
export const caseOf = (lifecycle: Lifecycle, detail: Row, { data, issued }: Timeline): Known => {
  const { case: record, others, ...row } = detail
  const timeline = data.toSorted((one, other) => one.revision - other.revision)
  const standing = { lifecycle, record: record!, others: others!, timeline, issued }
  return { row, history: [], hasMore: false, standing }
}

/** A plain record as it is told with its history. */
export const plainOf = ({ record, history }: Opened): Known => ({
  row: record,
  history: history!.data,
  hasMore: history!.meta.next !== null,
  standing: null,
})

/** That row and history are of. */
export const revisionOf = ({ row, history }: Known): number => row?.revision ?? history[0]?.revision ?? 0

/** That anything is known of. */
export const newestOf = (known: Known): number => Math.max(revisionOf(known), known.standing?.record.revision ?? 0)

/** What has happened with a case since the person last looked, oldest first. */
export const newsOf = ({ known, seen }: RecordContext): TimelineEntry[] =>
  known?.standing?.timeline.filter(({ revision }) => revision > seen) ?? []

/** What is known once a plain record is as it is now, after entries in order; where some are missing in between, nothing can be said. */
export const after = (known: Known | null, row: Row | null, since: readonly HistoryEntry[]): Known | null => {
  const [first, last] = [since[0]?.revision, since.at(-1)?.revision]
  if (first === undefined || last !== (row?.revision ?? last)) return null
  if (first !== 0 && (known === null || known.standing !== null || revisionOf(known) !== first - 1)) return null
  const { history, hasMore } = known ?? { history: [], hasMore: false }
  return { row, history: [...since.toReversed(), ...history], hasMore, standing: null }
}

export const sinceOf = (answer: Saved | Stale): HistoryEntry[] =>
  answer.__typename === 'Saved' ? [answer.entry] : answer.since

export const told = (known: Known, answer: Saved | Stale): Known =>
  after(known, answer.record, sinceOf(answer)) ?? known

/** What is known with the earlier history that was told since. */
export const withEarlier = (known: Known, { history, hasMore }: Pick<Known, 'history' | 'hasMore'>): Known => ({
  ...known,
  history: [...known.history, ...history],
  hasMore,
})

export interface Chosen {
  action: string
  meta: TransitionMeta
  payload?: Payload
  key: string
}

export const begun = ({ action, meta, payload = {}, key }: Chosen): Draft => ({ type: action, meta, payload, key })

/** A try of its own as soon as something else is sent; the same payload again is the same try. */
export const filled = (draft: Draft, { payload, key }: Submitted): Draft =>
  JSON.stringify(draft.payload) === JSON.stringify(payload) ? draft : { ...draft, payload, key }

const newer = (one: CaseRecord, other: CaseRecord): CaseRecord => (one.revision > other.revision ? one : other)

/** A case with what a move tells of itself; of one that lags behind the move, or is beyond it, nothing but how it stands is known. */
export const decided = (known: Known, { case: record, others, status, entry, changed }: Moved): Known => {
  const { revision } = record
  const [row, standing] = [known.row!, known.standing!]
  if (row.revision !== revision - 1)
    return { ...known, standing: { ...standing, record: newer(standing.record, record), others } }
  const timeline = [...standing.timeline, entry]
  const titles = { ...row.titles, ...changed.titles }
  const referred = { ...row.referred, ...changed.referred }
  return {
    ...known,
    row: { ...row, ...changed, titles, referred, status, revision },
    standing: { ...standing, record, others, timeline },
  }
}

/** A read may have begun before the newest that is known. */
export const fresher = (known: Known, read: Known): Known => (revisionOf(read) < revisionOf(known) ? known : read)

/** A case with what a refusal tells of one that has moved on. */
export const overtaken = (known: Known, { case: record, others, since }: Refused): Known => {
  const standing = known.standing!
  const entries = new Set(standing.timeline.map(({ revision }) => revision))
  return {
    ...known,
    standing: {
      ...standing,
      record: newer(standing.record, record),
      others: record.revision < standing.record.revision ? standing.others : others,
      timeline: [...standing.timeline, ...since.filter(({ revision }) => !entries.has(revision))],
    },
  }
}
