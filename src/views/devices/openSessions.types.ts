import type { Devices, NotManaged } from '../../shared/endpoints/answers/rights.ts'

/** Of one session the id; 'others' are all but this one. */
export type Ended = { id: string } | 'others'

export interface OpenSessionsContext {
  sessions: Devices['sessions'] | null
  /** Why none may be ended. */
  against: NotManaged | null
  chosen: Ended | null
}

export type OpenSessionsEvent =
  | { type: 'load.retried' }
  | { type: 'end.chosen'; sessions: Ended }
  | { type: 'end.declined' }
  | { type: 'end.confirmed' }

/** What the page tells the person once. */
export type OpenSessionsNotice = { type: 'ended'; sessions: Ended } | { type: 'failed'; error: unknown }

/** What the list of sessions is called, and what is said of all that are ended at once. */
export interface SessionWords {
  title: string
  endOthers: string
  endOthersQuestion: string
  othersEnded: string
}
