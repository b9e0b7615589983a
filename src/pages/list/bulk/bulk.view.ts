import type { SnapshotFrom } from 'xstate'
import type { bulkMachine } from './bulk.machine.ts'
import type { BulkStage } from './bulk.types.ts'

export const stageOf = (snapshot: SnapshotFrom<typeof bulkMachine>): BulkStage => {
  const { actions, action, note, outcomes, stopped } = snapshot.context
  if (snapshot.hasTag('judged')) return { kind: 'judged', actions }
  if (snapshot.hasTag('unjudged')) return { kind: 'unjudged' }
  if (!action || snapshot.hasTag('judging')) return { kind: 'judging' }
  if (snapshot.hasTag('asking'))
    return { kind: 'asking', action, note, noteMissing: action.note?.required === true && note.trim() === '' }
  if (snapshot.hasTag('sending')) return { kind: 'sending', action, done: outcomes.length, stopping: stopped }
  return { kind: 'done', action, outcomes, left: action.allowed.length - outcomes.length }
}
