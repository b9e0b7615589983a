import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyStateMachine } from 'xstate'
import type { CaseRecord, Json, Lifecycle } from '../../../machines/kernel/types.ts'
import { sanitiseCase } from './sanitise.ts'
import type { Sight } from './sight.ts'

/** A case that is told of as if it were an actor, as far as its reader sees it. */
export interface ToldCase {
  id: string
  lifecycle: Lifecycle
  sight: Sight
}

/** A machine as it is drawn: what it begins with is told as the snapshot is. */
export const definitionOf = ({ config }: AnyStateMachine): string => JSON.stringify({ ...config, context: undefined })

/** What has made a case what it is; `at` in epoch milliseconds. */
export interface ToldEvent {
  type: string
  payload: Record<string, Json>
  at: number
  source: string
}

const baseOf = (id: string, at: number) => ({
  sessionId: id,
  rootId: id,
  id,
  createdAt: String(at),
  _version: '0.7.2',
})

const snapshotOf = ({ snapshot: { value, status, context } }: CaseRecord, sight: Sight) => ({
  value,
  status,
  context: sanitiseCase(context, sight),
  output: undefined,
  error: undefined,
})

export const caseShown = (
  { id, lifecycle, sight }: ToldCase,
  record: CaseRecord,
  at: number,
  parentId?: string,
): StatelyInspectionEvent => ({
  ...baseOf(id, at),
  type: '@xstate.actor',
  name: lifecycle.id,
  parentId,
  definition: definitionOf(lifecycle.machine),
  snapshot: snapshotOf(record, sight),
})

export const caseMoved = (
  { id, sight }: ToldCase,
  record: CaseRecord,
  { type, payload, at, source }: ToldEvent,
): StatelyInspectionEvent[] => {
  const base = baseOf(id, at)
  const event = { ...sanitiseCase(payload, sight), type }
  return [
    { ...base, type: '@xstate.event', sourceId: source, event },
    { ...base, type: '@xstate.snapshot', event: { type }, snapshot: snapshotOf(record, sight) },
  ]
}

/** Somebody or something that has no chart. */
export const partyShown = (id: string, name: string, at: number): StatelyInspectionEvent => ({
  ...baseOf(id, at),
  type: '@xstate.actor',
  name,
  parentId: undefined,
  definition: undefined,
  snapshot: { status: 'active' },
})
