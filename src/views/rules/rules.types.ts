import type { Refused } from '../../shared/endpoints/answers/cases.ts'
import type { TypedRow } from './ruleRows.ts'

/** What is typed of a version. */
export interface Draft {
  rows: TypedRow[]
  examples: TypedRow[]
  validFrom: string | null
  note: string | null
}

export type Sent = { taken: true; revision: number } | { taken: false; refusal: Refused }

export interface RulesContext {
  id: string
  revision: number
  stored: Draft
  typed: Draft
  /** Of the tries of one saving. */
  key: string
  refusal: Refused | null
  failure: unknown
}

export type RulesEvent =
  | { type: 'draft.typed'; change: Partial<Draft> }
  | { type: 'draft.dropped' }
  | { type: 'save.asked'; key: string }
  /** The version has moved on, by whomever. */
  | { type: 'version.moved'; revision: number; stored: Draft }
