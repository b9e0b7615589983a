import type { StatelyInspectionEvent } from '@statelyai/inspect'

const base = (sessionId: string, at: number) => ({
  sessionId,
  rootId: sessionId,
  id: '',
  createdAt: String(at),
  _version: '0',
})

const snapshot = (value: string) => ({
  value,
  status: 'active' as const,
  context: {},
  output: undefined,
  error: undefined,
})

/** What an inspector is told, as the protocol has it. */
export const shown = (id: string, value: string, at = 1_000): StatelyInspectionEvent => ({
  ...base(id, at),
  type: '@xstate.actor',
  name: `name of ${id}`,
  parentId: undefined,
  definition: '{"states":{}}',
  snapshot: snapshot(value),
})

export const told = (id: string, type: string, sourceId?: string, at = 2_000): StatelyInspectionEvent => ({
  ...base(id, at),
  type: '@xstate.event',
  sourceId,
  event: { type },
})

export const stood = (id: string, type: string, value: string, at = 3_000): StatelyInspectionEvent => ({
  ...base(id, at),
  type: '@xstate.snapshot',
  event: { type },
  snapshot: snapshot(value),
})

export const stand = (value: string) => ({ value, status: 'active', context: {} })
