import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { StateValue } from 'xstate'

/** Something that happened to an actor, with how it stood afterwards. */
export interface ReceivedEvent {
  id: number
  type: string
  /** Epoch milliseconds. */
  at: number
  snapshot: ReceivedSnapshot | null
}

export interface ReceivedSnapshot {
  value: StateValue | null
  status: string
  context: unknown
}

export interface ReceivedActor {
  id: string
  name: string
  parent: string | null
  /** The machine's configuration as JSON; null when the actor is no machine. */
  definition: string | null
  snapshot: ReceivedSnapshot
  /** Oldest first. */
  events: ReceivedEvent[]
}

export type Received = Readonly<Record<string, ReceivedActor>>

const most = 500

const snapshotOf = (snapshot: unknown): ReceivedSnapshot => {
  const { value = null, status = 'active', context = null } = (snapshot ?? {}) as Partial<ReceivedSnapshot>
  return { value, status, context }
}

const isMachine = (definition: string | undefined) => definition !== undefined && /"states":\{/.test(definition)

let last = 0

/** What is known after one more message. An event is shown with the snapshot that follows it. */
export const receive = (known: Received, message: StatelyInspectionEvent): Received => {
  const actor = known[message.sessionId]
  const at = Number(message.createdAt)
  const keep = (change: Partial<ReceivedActor>) => ({ ...known, [message.sessionId]: { ...actor!, ...change } })
  switch (message.type) {
    case '@xstate.actor':
      return {
        ...known,
        [message.sessionId]: {
          id: message.sessionId,
          name: message.name,
          parent: message.parentId ?? null,
          definition: isMachine(message.definition) ? message.definition! : null,
          snapshot: snapshotOf(message.snapshot),
          events: actor?.events ?? [],
        },
      }
    case '@xstate.event':
      if (!actor) return known
      return keep({
        events: [...actor.events, { id: ++last, type: message.event.type, at, snapshot: null }].slice(-most),
      })
    case '@xstate.snapshot': {
      if (!actor) return known
      const snapshot = snapshotOf(message.snapshot)
      const previous = actor.events.at(-1)
      const isAnswer = previous?.snapshot === null && previous.type === message.event.type
      const events = isAnswer
        ? [...actor.events.slice(0, -1), { ...previous, snapshot }]
        : [...actor.events, { id: ++last, type: message.event.type, at, snapshot }]
      return keep({ snapshot, events: events.slice(-most) })
    }
  }
}

/** The actors as they stand, with nothing told of how they came there. */
export const withoutEvents = (known: Received): Received =>
  Object.fromEntries(Object.entries(known).map(([id, actor]) => [id, { ...actor, events: [] }]))
