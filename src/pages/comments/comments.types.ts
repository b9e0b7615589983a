import type { Audience, Comment } from '../../shared/endpoints/answers/comments.ts'

/** The case that is spoken of. */
export interface About {
  area: string
  id: string
}

/** What a person does about comments; `comment` is an id, of a new one too, so that it is added once. */
export type Order =
  | { type: 'add'; comment: string; audience: Audience; text: string; mentions: string[] }
  | { type: 'edit'; comment: string; text: string; mentions: string[] }
  | { type: 'delete'; comment: string }

export interface CommentsContext {
  about: About
  /** Newest first; null until they were read. */
  comments: Comment[] | null
  hasMore: boolean
  order: Order | null
}

export type CommentsEvent =
  | { type: 'comments.changed' }
  | { type: 'more.wanted' }
  | { type: 'load.retried' }
  | { type: 'order.given'; order: Order }

/** What the person is told once. */
export type CommentsNotice = { type: 'done'; order: Order } | { type: 'failed'; order: Order; error: unknown }
