import type { OwnSession } from '../../shared/endpoints/answers/sessions.ts'

/** Of one session the id; 'others' are all but this one. */
export type Ended = { id: string } | 'others'

export interface OwnSessionsContext {
  sessions: OwnSession[] | null
  chosen: Ended | null
}

export type OwnSessionsEvent =
  | { type: 'load.retried' }
  | { type: 'end.chosen'; sessions: Ended }
  | { type: 'end.declined' }
  | { type: 'end.confirmed' }

/** What the page tells the person once. */
export type OwnSessionsNotice = { type: 'ended'; sessions: Ended } | { type: 'failed'; error: unknown }
