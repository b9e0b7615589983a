export interface KeptInput {
  look: object
  /** Milliseconds that a change may wait, so that whatever happens anywhere asks no more often. */
  burst?: number
}

export interface KeptContext {
  /** What was answered last; null until then. Whoever provides the reading knows what it is. */
  seen: unknown
  /** What is asked for, in the words of who reads it. */
  look: object
  burst: number
  /** What was heard last. */
  heard: unknown
  failure: unknown
  /** An answer is under way that may not know of the latest change. */
  isStale: boolean
}

export type KeptEvent =
  | { type: 'changed'; heard?: unknown }
  /** With another look, what was seen before stays in view until that is read. */
  | { type: 'look.chosen'; look: object }
  | { type: 'load.retried' }
