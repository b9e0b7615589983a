import type { SnapshotFrom } from 'xstate'
import type { bulkMachine } from './bulk.machine.ts'
import type { BulkStage } from './bulk.types.ts'
import { missingIn } from './filled.ts'
import type { BulkAction } from './judge.ts'

type BulkSnapshot = SnapshotFrom<typeof bulkMachine>

/** What was judged last; it may be done while the stage is `judged`. */
export const judgement = ({ context }: BulkSnapshot): BulkAction[] => context.actions

export const stageOf = (snapshot: BulkSnapshot): BulkStage => {
  const { action, values, outcomes, stopped } = snapshot.context
  if (snapshot.hasTag('judged')) return { kind: 'judged' }
  if (snapshot.hasTag('unjudged')) return { kind: 'unjudged' }
  if (!action || snapshot.hasTag('judging')) return { kind: 'judging' }
  if (snapshot.hasTag('asking')) return { kind: 'asking', action, values, missing: missingIn(action, values) }
  if (snapshot.hasTag('waiting')) return { kind: 'waiting', action, count: action.allowed.length - outcomes.length }
  if (snapshot.hasTag('sending')) return { kind: 'sending', action, done: outcomes.length, stopping: stopped }
  return { kind: 'done', action, outcomes }
}
