import type { CaseRecord, Known as Other, Lifecycle, TransitionMeta } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Refused, TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { IssuedFile } from '../../shared/endpoints/answers/files.ts'
import type { HistoryEntry, Row, Saved, Stale } from '../../shared/endpoints/answers/records.ts'

/** How a case stands; it may be ahead of its row for a moment. */
export interface Standing {
  lifecycle: Lifecycle
  record: CaseRecord
  /** What the case's events involve, as far as the reader may know it. */
  others: Other[]
  /** Oldest first. */
  timeline: TimelineEntry[]
  /** The documents that the host has made, oldest first. */
  issued: IssuedFile[]
}

/** What the server tells of a record. */
export interface Known {
  /** null: it is gone, and this reader may still read its history. */
  row: Row | null
  /** Of a plain record, newest first. */
  history: HistoryEntry[]
  /** There is earlier history than that. */
  hasMore: boolean
  /** Of a case. */
  standing: Standing | null
}

export interface RecordInput {
  area: Area
  id: string
}

/** What its page begins with. */
export interface Opening extends RecordInput {
  known: Known | null
  /** That is from earlier: it is shown, and read again. */
  isRemembered: boolean
}

export type Payload = Record<string, unknown>

/** What the person is about to do, under the words it was chosen by. */
export interface Draft {
  type: string
  meta: TransitionMeta
  /** What it began with, then what was submitted last. */
  payload: Payload
  /** One idempotency key for all tries of the same payload for the same revision. */
  key: string
}

/** What an action is sent with, and the key of the try that this is, if it is another one. */
export interface Submitted {
  payload: Payload
  key: string
}

export interface Sent extends RecordInput {
  draft: Draft
  revision: number
}

export interface RecordContext extends Opening {
  /** The newest revision that the person has seen: what is above it is new to them. */
  seen: number
  /** The row at that time, to tell what has changed since. */
  before: Row | null
  /** The newest revision that the live connection has told of. */
  heard: number
  /** Documents that it has told of. */
  issued: IssuedFile[]
  draft: Draft | null
  refusal: Refused | null
  failure: unknown
}

export type RecordEvents =
  | { type: 'load.retried' }
  | { type: 'record.heard'; revision: number }
  /** The host has made a document for it. */
  | { type: 'document.issued'; file: IssuedFile }
  /** It is not known what has happened meanwhile. */
  | { type: 'record.changedElsewhere' }
  /** What was done to it from here has told how it is now. */
  | { type: 'record.told'; answer: Saved | Stale }
  | { type: 'news.read' }
  | { type: 'earlier.wanted' }
  | { type: 'deletion.chosen' }
  | { type: 'deletion.abandoned' }
  | { type: 'deletion.confirmed' }
  | { type: 'action.chosen'; action: string; meta: TransitionMeta; payload?: Payload; key: string }
  | ({ type: 'action.submitted' } & Submitted)
  | { type: 'action.abandoned' }

/** What the page tells the person once. */
export type RecordNotice =
  | { type: 'unrecalled'; error: unknown }
  | { type: 'deleted' }
  | { type: 'overtaken' }
  | { type: 'undeleted'; error: unknown }
  /** `link`: where somebody without an account answers what was asked. */
  | { type: 'decided'; meta: TransitionMeta; link?: string }
  | { type: 'undecided'; meta: TransitionMeta; refusal: Refused | null }
