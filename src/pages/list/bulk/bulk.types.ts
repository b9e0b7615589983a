import type { Reason } from '../../../../machines/kernel/types.ts'
import type { Row } from '../../../shared/endpoints/answers/records.ts'
import type { BulkAction, Chosen } from './judge.ts'

/** What became of one row. */
export type Outcome =
  | { row: Chosen; kind: 'done' }
  | { row: Chosen; kind: 'refused'; reasons: Reason[] }
  /** It was changed by somebody else after it was judged. */
  | { row: Chosen; kind: 'stale' }
  | { row: Chosen; kind: 'failed'; error: unknown }

export interface BulkSend {
  row: Chosen
  type: string
  /** Below which the names of what is asked for stand. */
  words: string
  /** A file as it was chosen: each row gets it as its own. */
  payload: Record<string, unknown>
}

export interface BulkContext {
  rows: Row[]
  actions: BulkAction[]
  action: BulkAction | null
  /** What is asked for, as it is typed. */
  values: Record<string, unknown>
  outcomes: Outcome[]
  stopped: boolean
}

export type BulkEvent =
  | { type: 'selection.changed'; rows: Row[] }
  | { type: 'judgement.retried' }
  | { type: 'action.chosen'; action: BulkAction }
  | { type: 'field.filled'; name: string; value: unknown }
  | { type: 'action.abandoned' }
  | { type: 'action.confirmed' }
  | { type: 'sending.undone' }
  | { type: 'sending.hurried' }
  | { type: 'sending.stopped' }
  | { type: 'rest.retried' }
  | { type: 'result.read' }

/** What the page shows of the work on the chosen rows. */
export type BulkStage =
  | { kind: 'judging' }
  | { kind: 'unjudged' }
  | { kind: 'judged' }
  | { kind: 'asking'; action: BulkAction; values: Record<string, unknown>; missing: string[] }
  /** `count` are to be sent. */
  | { kind: 'waiting'; action: BulkAction; count: number }
  | { kind: 'sending'; action: BulkAction; done: number; stopping: boolean }
  | { kind: 'done'; action: BulkAction; outcomes: Outcome[] }
