import type { CaseRecord, Json, Lifecycle, Reason } from '../../../machines/kernel/types.ts'
import type { CaseArea } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'

/** An area whose records have a lifecycle, with that lifecycle. */
export interface Place {
  area: CaseArea
  lifecycle: Lifecycle
}

/** A row of the timeline as people are shown it. */
export interface TimelineRow {
  revision: number
  entry: string
  type: string
  payload: Record<string, Json>
  from: string | null
  to: string
  at: string
  by: { userId: string; name: string; organisation: string; kind: string }
}

export interface Moved {
  kind: 'Moved'
  id: string
  revision: number
  status: string
  entry: TimelineRow
  case: CaseRecord
  /** The row's fields as the events have made them, by name. */
  changed: Record<string, Json>
  legal: string[]
}

/** STALE: the case has moved on since; INVALID: the payload has not the shape, as `fields` says; LIMITED: not so soon again. */
export type RefusedCode = 'REFUSED' | 'EXPIRED' | 'VERSION' | 'STALE' | 'INVALID' | 'LIMITED'

export interface Refused {
  kind: 'Refused'
  code: RefusedCode
  reasons: Reason[]
  fields: FieldError[]
  revision: number
  status: string
  case: CaseRecord
  legal: string[]
  /** What has happened since the revision that the event was sent for. */
  since: TimelineRow[]
}
