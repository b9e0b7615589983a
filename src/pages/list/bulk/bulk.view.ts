import type { SnapshotFrom } from 'xstate'
import type { bulkMachine } from './bulk.machine.ts'
import type { Outcome } from './bulk.types.ts'
import type { BulkAction } from './judge.ts'

type BulkSnapshot = SnapshotFrom<typeof bulkMachine>

/** What the page shows of the work on the chosen rows. */
export type BulkStage =
  | { kind: 'judging' }
  | { kind: 'unjudged' }
  | { kind: 'judged'; actions: BulkAction[] }
  | { kind: 'asking'; action: BulkAction; note: string; noteMissing: boolean }
  | { kind: 'sending'; action: BulkAction; done: number; stopping: boolean }
  | { kind: 'done'; action: BulkAction; outcomes: Outcome[]; left: number }

export const stageOf = (snapshot: BulkSnapshot): BulkStage => {
  const { actions, action, note, outcomes, stopped } = snapshot.context
  if (snapshot.matches('judged')) return { kind: 'judged', actions }
  if (snapshot.matches('unjudged')) return { kind: 'unjudged' }
  if (!action || snapshot.matches('judging') || snapshot.matches('choosing')) return { kind: 'judging' }
  if (snapshot.matches('asking')) return { kind: 'asking', action, note, noteMissing: action.note?.required === true && note.trim() === '' }
  if (snapshot.matches('sending')) return { kind: 'sending', action, done: outcomes.length, stopping: stopped }
  return { kind: 'done', action, outcomes, left: action.allowed.length - outcomes.length }
}
