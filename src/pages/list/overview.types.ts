export interface OverviewContext {
  answer: unknown
  /** An answer is under way that may not know of the latest change. */
  isStale: boolean
}

export type OverviewEvent = { type: 'rows.changed' }
