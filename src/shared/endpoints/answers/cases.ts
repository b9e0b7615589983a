import type { CaseRecord, Json, Known, Named, Reason } from '../../../../machines/kernel/types.ts'
import type { FieldError } from '../../validation/fieldErrors.ts'
import type { IssuedFile } from './files.ts'
import type { Author, History, HistoryEntry, Row } from './records.ts'

/** `others` are what the case's events involve, as far as the reader may know it. */
export type CaseRow = Row & { case: CaseRecord; others: Known[] }

/** One row of the timeline as people are shown it. */
export interface TimelineEntry {
  revision: number
  /** Key below `timeline` in the lifecycle's namespace. */
  entry: string
  type: string
  payload: Record<string, Json>
  /** Of a correction, by field what was there and what is there now. */
  changes: HistoryEntry['changes'] | null
  from: string | null
  to: string
  at: string
  by: Author
}

export interface Timeline {
  data: TimelineEntry[]
  /** The documents that the host has made, oldest first. */
  issued: IssuedFile[]
}

/** What the page of a record is drawn from. */
export interface Opened {
  /** null: it is gone, and this reader may still read its history. */
  record: Row | null
  /** Of a case. */
  timeline?: Timeline
  /** Of a plain record. */
  history?: History
}

/** How a case stands after an event that was taken or refused. */
interface Standing {
  revision: number
  status: string
  case: CaseRecord
  others: Known[]
  legal: string[]
}

export interface Moved extends Standing {
  __typename: 'Moved'
  id: string
  entry: TimelineEntry
  /** The row's fields as the events have made them, by name, with what is told of the records that they refer to. */
  changed: Record<string, unknown> & Pick<Row, 'titles' | 'referred'>
  /** Where somebody without an account answers what the event asks of them; told to who has sent it, and to each of its tries. */
  link?: string | null
}

/** STALE: the case has moved on since; INVALID: the payload has not the shape, as `fields` says; LIMITED: not so soon again. */
export type RefusedCode = 'REFUSED' | 'EXPIRED' | 'VERSION' | 'STALE' | 'INVALID' | 'LIMITED'

interface Against {
  code: RefusedCode
  reasons: Reason[]
  fields: FieldError[]
  /** The other case that refused; null when it was the one that was asked. */
  of: (Named & { area: string }) | null
}

export interface Refused extends Standing, Against {
  __typename: 'Refused'
  /** What has happened since the revision that the event was sent for. */
  since: TimelineEntry[]
}

export type SendAnswer = Moved | Refused

/** What its page is drawn from; null where whoever has begun it may not open it. */
export interface Begun {
  __typename: 'Begun'
  id: string
  record: Row | null
  timeline: Timeline | null
}

export interface NotBegun extends Against {
  __typename: 'NotBegun'
}

export type BeginAnswer = Begun | NotBegun
