import type { Draft, KeptDraft } from '../../shared/endpoints/answers/drafts.ts'
import type { Values } from './form.types.ts'

/** A form and the revision of the record that is typed over; null: a new one. */
export interface DraftOf {
  area: string
  place: string
  base: number | null
  /** Who types, told from any other form that is open, `<id>.<number>`: another one after each end. */
  writer: string
}

export interface Keep extends DraftOf {
  typed: Values
  seen: number
}

export interface DraftContext extends DraftOf {
  /** What the form begins with; null: nothing was typed before. */
  found: Draft | null
  /** What is typed now that is not as it was; null: nothing. */
  typed: Values | null
  /** What is on its way. */
  sent: Values | null
  /** Of that, what the server has, and since when. */
  kept: Values | null
  keptAt: string | null
  /** The revision that was seen last; 0: none. */
  seen: number
  /** What was typed elsewhere meanwhile, until the person has chosen. */
  elsewhere: Draft | null
  /** The server could not be told, or kept nothing, when it was last tried. */
  isMissed: boolean
  /** The form was submitted. */
  isOver: boolean
}

export type DraftEvents =
  /** `base`: of the record, where it has moved on since the form was opened. */
  | { type: 'form.typed'; typed: Values | null; base?: number }
  | { type: 'form.finished' }
  | { type: 'elsewhere.settled' }

export type { Draft, KeptDraft }
