import type { Author } from './records.ts'

/** To whom a comment is told: the writer's organisation, or everybody who sees the case. */
export const audiences = ['own', 'all'] as const
export type Audience = (typeof audiences)[number]

export const longestComment = 2_000
export const mostMentions = 10
/** Milliseconds in which who wrote a comment may change it. */
export const changeable = 15 * 60_000

export interface Mentioned {
  id: string
  name: string
}

export interface Comment {
  id: string
  audience: Audience
  text: string
  mentions: Mentioned[]
  at: string
  editedAt: string | null
  by: Author
}

/** Somebody who may be mentioned. */
export interface Mentionable extends Mentioned {
  organisation: string
  /** Of the reader's organisation. */
  isColleague: boolean
}

export interface CommentAnswers {
  /** Newest first. */
  'comments.list': { comments: Comment[]; hasMore: boolean }
  'comments.people': Mentionable[]
  'comments.add': void
  'comments.edit': void
  'comments.delete': void
}
