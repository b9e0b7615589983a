/** Work of the server that a person waits for. */
export interface Job {
  id: string
}

/** What is read of it; whoever provides the reading knows what else. */
export interface Seen {
  jobs: readonly Job[]
}

export interface JobsContext {
  /** As it was read last; null until then. */
  seen: Seen | null
  /** What of it is looked at, in the words of who reads it. */
  look: object
  order: object | null
}

export type JobsEvent =
  | { type: 'order.given'; order: object }
  /** With another look, what was seen before stays in view until that is read. */
  | { type: 'list.wanted'; look?: object }

/** What the person is told once, wherever they are. */
export type JobsNotice<J = Job, O = object> =
  | { type: 'ended'; one: J }
  | { type: 'ordered'; order: O }
  | { type: 'failed'; error: unknown }
