import type { Refused } from '../../shared/endpoints/answers/cases.ts'
import type { Definition } from '../../shared/forms/definition.ts'

/** The version that is designed, as far as its design hangs on it. */
export interface Version {
  id: string
  revision: number
  form: string
  definition: string
  note: string | null
}

/** What a version asks, and what the live version of its form does; null where none is live, or it is the live one. */
export interface Designs {
  stored: Definition
  live: Definition | null
}

/** What the host tells of a definition that it has stored. */
export interface Stored {
  id: string
  hash: string
  fieldCount: number
  untranslated: number
}

export interface DesignContext extends Partial<Designs> {
  version: Version
  /** What is to be stored; null while nothing is. */
  wanted: Definition | null
  /** What is said of the version, as it is to be stored. */
  note: string | null
  /** What breaks by the stored design, as it is to be confirmed; null while nothing is. */
  breaks: string | null
  /** The same for each try to send the same. */
  key: string
  kept: Stored | null
  /** What somebody else has saved meanwhile. */
  theirs: Definition | null
  refusal: Refused | null
  failure: unknown
}

export type DesignEvent =
  | { type: 'load.retried' }
  | { type: 'draft.found'; definition: Definition; base: number | null }
  | { type: 'design.saved'; definition: Definition; note: string | null; key: string }
  | { type: 'breaks.confirmed'; breaks: string; key: string }
  | { type: 'conflict.mine'; key: string }
  | { type: 'conflict.theirs' }
  | { type: 'refusal.seen' }

/** What a save has come to. */
export type Sent = { taken: true; revision: number } | { taken: false; refusal: Refused }
