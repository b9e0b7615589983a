import type { CaseRecord, Known, Lifecycle, TransitionMeta } from '../../../machines/kernel/types.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Refused, TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { ApiError } from '../apiError.ts'

export type Row = Record<string, unknown>

/** What the server says of a case at one revision; the newest timeline row comes last. */
export interface CaseState {
  row: Row
  /** The revision that row and timeline are of; the record may be ahead of them for a moment. */
  loaded: number
  record: CaseRecord
  /** What the case's events involve, as far as the operator may know it. */
  others: Known[]
  timeline: TimelineEntry[]
}

export type Payload = Record<string, unknown>

/** What the operator is about to do, under the words it was chosen by. */
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

export interface CaseInput {
  area: Area
  id: string
}

export interface Loaded {
  lifecycle: Lifecycle
  state: CaseState
}

export interface Sent extends CaseInput {
  draft: Draft
  revision: number
}

export interface CaseContext extends CaseInput {
  lifecycle: Lifecycle | null
  state: CaseState | null
  /** The row when `seen` was the newest revision, to tell what has changed since. */
  before: Row | null
  /** Timeline revisions above it are somebody else's and new to the operator. */
  seen: number
  /** The newest revision that the live connection has told of. */
  heard: number
  draft: Draft | null
  refusal: Refused | null
  error: ApiError | null
}

export type CaseEvents =
  | { type: 'action.chosen'; action: string; meta: TransitionMeta; payload?: Payload; key: string }
  | ({ type: 'action.submitted' } & Submitted)
  | { type: 'action.abandoned' }
  | { type: 'news.read' }
  | { type: 'case.heard'; revision: number }
  | { type: 'case.changedElsewhere' }
  | { type: 'reload.requested' }

/** What a page tells the operator once. */
export type CaseNotice =
  | { type: 'decided'; meta: TransitionMeta }
  | { type: 'failed'; meta: TransitionMeta; refusal: Refused | null }
