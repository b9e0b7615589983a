import type { KeptView, SavedView } from '../../../shared/endpoints/answers/views.ts'

/** A view as it is about to be saved. */
export type Draft = Pick<SavedView, 'id' | 'list' | 'name' | 'address' | 'look' | 'shared' | 'pinned'> & {
  /** The revision that was seen; 0: it is new. */
  seen: number
}

export type Order =
  | ({ type: 'save' } & Draft)
  | ({ type: 'mark' } & Pick<SavedView, 'id' | 'pinned' | 'standard'>)
  | { type: 'drop'; id: string; name: string }

/** What the person is asked. */
export type Question = { type: 'name'; draft: Draft } | { type: 'drop'; view: SavedView }

export interface ViewsContext {
  /** Of all lists; null until they were read. */
  views: readonly SavedView[] | null
  question: Question | null
  order: Order | null
  /** Why the last order was not carried out. */
  failure: unknown
}

export type ViewsEvent =
  | { type: 'views.wanted' }
  | { type: 'question.begun'; question: Question }
  | { type: 'question.abandoned' }
  | { type: 'order.given'; order: Order }

/** What the person is told once. */
export type ViewsNotice =
  | { type: 'done'; order: Order; kept: KeptView | null }
  | { type: 'failed'; order: Order; error: unknown }
