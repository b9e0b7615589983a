import type { Area } from '../../shared/area/types.ts'
import type { StoredRecord } from '../form/form.types.ts'

/** One change of a record: by field what was there and what is there now. */
export interface HistoryEntry {
  revision: number
  /** created, edited, deleted, or what an action is called. */
  kind: string
  at: string
  by: { userId: string | null; name: string; organisation: string | null; kind: string | null }
  changes: Record<string, [was: unknown, now: unknown]>
}

/** What the server tells of a record. */
export interface Known {
  /** null: it is gone, and this reader may still read its history. */
  record: StoredRecord | null
  /** Newest first. */
  history: HistoryEntry[]
  /** There is earlier history than that. */
  hasMore: boolean
}

export type DeleteAnswer =
  | { __typename: 'Saved' }
  | { __typename: 'Invalid' }
  | { __typename: 'Stale'; record: StoredRecord; since: HistoryEntry[] }

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
