import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import type { Row, TabCount } from '../../shared/endpoints/answers/records.ts'

export interface Page {
  rows: Row[]
  next: string | null
  previous: string | null
}

/** A row changed elsewhere; without a status its fields changed, without an id anything may have. */
export interface Change {
  id: string | null
  status: string | null
}

export interface ListContext {
  query: ListQuery
  page: Page | null
  /** What was told last, while the rows that are shown keep their places. */
  told: Page | null
  counts: TabCount[]
  failure: unknown
  /** An answer is under way that may not know of the latest change. */
  countsStale: boolean
  /** Changes since the rows were last asked for, latest per row. */
  changes: Change[]
  /** Changes that the answer under way knows of. */
  heard: Change[]
  /** New rows that the page would show now and does not, so that nothing jumps under the reader. */
  arrived: number
  /** Chosen rows by id, over several pages. */
  selected: Record<string, Row>
}

export type ListEvent =
  | { type: 'query.changed'; query: ListQuery; remembered: Page | null }
  | { type: 'row.changed'; change: Change }
  | { type: 'arrivals.wanted' }
  | { type: 'load.retried' }
  | { type: 'rows.selected'; rows: Row[]; selected: boolean }
  | { type: 'selection.cleared' }

export interface ListInput {
  query: ListQuery
  remembered: { page: Page; counts: TabCount[] } | null
}
