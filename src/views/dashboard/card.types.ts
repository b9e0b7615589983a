import type { TabCount } from '../../shared/endpoints/answers/records.ts'

/** What somebody did a moment ago. */
export interface Move {
  name: string
  status: string
}

export interface CardContext {
  counts: TabCount[]
  newest: Move | null
  failure: unknown
  /** An answer is under way that may not know of the latest change. */
  isStale: boolean
}

export type CardEvent = { type: 'rows.changed'; move: Move | null } | { type: 'load.retried' }
