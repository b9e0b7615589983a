import type { Log } from '../../data/inspect/log.ts'
import type { Received } from '../../data/inspect/receiver.ts'

/** How many times as fast as it happened. */
export const speeds = [1, 10, 100] as const
export type Speed = (typeof speeds)[number]

/** What is looked at instead of the stream. */
export type Source = { kind: 'file'; file: File } | { kind: 'case'; area: string; id: string }

export interface Looked {
  log: Log
  /** Of a stored case all of it could be replayed. */
  isWhole: boolean
}

export interface InspectorContext {
  stream: Log
  /** The page that opened this one still streams. */
  connected: boolean
  /** What is looked at instead of the stream; null: the stream is. */
  opened: (Looked & { source: Source }) | null
  /** What is to be looked at next, while it is read, and what could not be. */
  asked: Source | null
  failure: unknown
  /** The moment that is shown; null: the newest. */
  position: number | null
  /** The newest moment when it was paused. */
  pausedAt: number
  speed: Speed
}

export type InspectorEvent =
  | ({ type: 'stream.received' } & Received)
  | { type: 'stream.ended' }
  | { type: 'stream.cleared' }
  | { type: 'pause.chosen' }
  | { type: 'live.chosen' }
  | { type: 'play.chosen' }
  | { type: 'speed.chosen'; speed: Speed }
  | { type: 'step.chosen'; by: number }
  | { type: 'moment.chosen'; n: number }
  | { type: 'source.chosen'; source: Source }
  | { type: 'source.closed' }
