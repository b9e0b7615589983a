import type { Reason } from '../../../../machines/kernel/types.ts'
import type { BulkAction, BulkCase } from './judge.ts'

/** What became of one case. */
export type Outcome =
  | { case: BulkCase; kind: 'done' }
  | { case: BulkCase; kind: 'refused'; reasons: Reason[] }
  /** It was moved by somebody else after it was judged. */
  | { case: BulkCase; kind: 'stale' }
  | { case: BulkCase; kind: 'failed'; error: unknown }

export interface BulkSend {
  case: BulkCase
  type: string
  payload: Record<string, string>
}

export interface BulkContext {
  ids: string[]
  actions: BulkAction[]
  action: BulkAction | null
  note: string
  outcomes: Outcome[]
  stopped: boolean
}

export type BulkEvent =
  | { type: 'selection.changed'; ids: string[] }
  | { type: 'judgement.retried' }
  | { type: 'action.chosen'; action: BulkAction }
  | { type: 'note.typed'; note: string }
  | { type: 'action.abandoned' }
  | { type: 'action.confirmed' }
  | { type: 'sending.stopped' }
  | { type: 'result.read' }

/** What the page shows of the work on the chosen rows. */
export type BulkStage =
  | { kind: 'judging' }
  | { kind: 'unjudged' }
  | { kind: 'judged'; actions: BulkAction[] }
  | { kind: 'asking'; action: BulkAction; note: string; noteMissing: boolean }
  | { kind: 'sending'; action: BulkAction; done: number; stopping: boolean }
  | { kind: 'done'; action: BulkAction; outcomes: Outcome[]; left: number }
