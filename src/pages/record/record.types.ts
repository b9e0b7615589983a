import type { Area } from '../../shared/area/types.ts'
import type { HistoryEntry } from '../../shared/endpoints/answers/records.ts'
import type { StoredRecord } from '../form/form.types.ts'

/** What the server tells of a record. */
export interface Known {
  /** null: it is gone, and this reader may still read its history. */
  record: StoredRecord | null
  /** Newest first. */
  history: HistoryEntry[]
  /** There is earlier history than that. */
  hasMore: boolean
}

export interface RecordInput {
  area: Area
  id: string
}

export interface RecordContext extends RecordInput {
  known: Known | null
  /** What is above it in the history is new to the reader. */
  seen: number
  /** The newest revision heard of. */
  heard: number
  failure: unknown
}

export type RecordEvents =
  | { type: 'load.retried' }
  | { type: 'record.heard'; revision: number }
  /** It is not known what has happened meanwhile. */
  | { type: 'record.changedElsewhere' }
  | { type: 'news.read' }
  | { type: 'earlier.wanted' }
  | { type: 'deletion.chosen' }
  | { type: 'deletion.abandoned' }
  | { type: 'deletion.confirmed' }

/** What the page tells the person once. */
export type RecordNotice =
  | { type: 'deleted' }
  | { type: 'overtaken' }
  | { type: 'failed'; error: unknown }
  | { type: 'unrecalled'; error: unknown }
