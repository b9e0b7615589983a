import type { RowFacts } from '../../shared/area/rowFacts.ts'
import type { HistoryEntry, Invalid, Saved, Stale } from '../../shared/endpoints/answers/records.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'

/** How saving ended: of what was saved the id alone matters here. */
export type FormAnswer = Pick<Saved, '__typename' | 'id'> | Invalid | Stale

export type Values = Record<string, unknown>

/** A stored record: its fields beside what every row has. */
export type StoredRecord = Values & Pick<RowFacts, 'id' | 'revision' | 'against'> & { owner?: string | null }

export interface FormInput {
  /** null makes a new record. */
  id: string | null
}

export interface Save {
  record: StoredRecord | null
  values: Values
}

export interface FormContext extends FormInput {
  /** As it was when it was read: what is saved is saved over this. */
  record: StoredRecord | null
  /** Newer than `record`, when somebody else has saved meanwhile. */
  theirs: StoredRecord | null
  /** What has made it theirs, oldest first. */
  since: HistoryEntry[]
  values: Values
  wrong: FieldError[]
  failure: unknown
  savedId: string | null
}

export type FormEvents =
  | { type: 'load.retried' }
  | { type: 'form.submitted'; values: Values }
  | { type: 'choice.saved'; values: Values }
  | { type: 'choice.edited' }

/** What the page tells the person once. */
export type FormNotice =
  | { type: 'saved' }
  | { type: 'refused'; wrong: FieldError[] }
  | { type: 'failed'; error: unknown }
