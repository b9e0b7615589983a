import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { StateValue } from 'xstate'

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
  /** How it stood before the oldest moment that is kept; null: it was not there yet. */
  before: ReceivedSnapshot | null
}

/** Something that an actor was told, with how it stood afterwards. */
export interface Moment {
  /** Its place among all that was received, from 1. */
  n: number
  actor: string
  /** The actor that told it; null: nobody who is known. */
  source: string | null
  /** As far as it is told; null: the actor is shown for the first time. */
  event: { type: string } | null
  /** Epoch milliseconds. */
  at: number
  snapshot: ReceivedSnapshot | null
}

/** What all actors were told, in its order: from it follows how each of them stood at any moment. */
export interface Log {
  actors: readonly ReceivedActor[]
  /** Oldest first. */
  moments: readonly Moment[]
  /** Older ones that are no longer kept. */
  dropped: number
  /** What the inspected page had no time to tell. */
  missed: number
}

export const emptyLog: Log = { actors: [], moments: [], dropped: 0, missed: 0 }

export const mostMoments = 5_000
const mostActors = 200

export const lastOf = ({ moments, dropped }: Log): number => moments.at(-1)?.n ?? dropped

const snapshotOf = (snapshot: unknown): ReceivedSnapshot => {
  const { value = null, status = 'active', context = null } = (snapshot ?? {}) as Partial<ReceivedSnapshot>
  return { value, status, context }
}

const isMachine = (definition: string | undefined) => definition !== undefined && /"states":\{/.test(definition)

/** Of the oldest moments is kept how the actors stood after them, and of the oldest actors nothing that no moment is about. */
const bounded = (log: Log): Log => {
  const over = log.moments.slice(0, -mostMoments)
  const moments = log.moments.slice(over.length)
  const stands = new Map(over.flatMap(({ actor, snapshot }) => (snapshot ? [[actor, snapshot] as const] : [])))
  const told = new Set(moments.flatMap(({ actor, source }) => [actor, source]))
  const kept = log.actors.filter(({ id }, index) => told.has(id) || index >= log.actors.length - mostActors)
  return {
    ...log,
    actors: kept.map((actor) => (stands.has(actor.id) ? { ...actor, before: stands.get(actor.id)! } : actor)),
    moments,
    dropped: log.dropped + over.length,
  }
}

/** What is known after some more messages. An event is one moment with the snapshot that answers it. */
export const received = (log: Log, messages: readonly StatelyInspectionEvent[], missed = 0): Log => {
  const actors = new Map(log.actors.map((actor) => [actor.id, actor]))
  const moments = [...log.moments]
  let n = lastOf(log)
  const add = (moment: Omit<Moment, 'n'>) => moments.push({ n: ++n, ...moment })
  for (const message of messages) {
    const { sessionId: actor, createdAt, type } = message
    const at = Number(createdAt)
    if (type === '@xstate.actor') {
      actors.set(actor, {
        id: actor,
        name: message.name,
        parent: message.parentId ?? null,
        definition: isMachine(message.definition) ? message.definition! : null,
        before: actors.get(actor)?.before ?? null,
      })
      add({ actor, source: null, event: null, at, snapshot: snapshotOf(message.snapshot) })
    } else if (!actors.has(actor)) continue
    else if (type === '@xstate.event')
      add({ actor, source: message.sourceId ?? null, event: message.event, at, snapshot: null })
    else {
      const snapshot = snapshotOf(message.snapshot)
      const index = moments.findLastIndex((moment) => moment.actor === actor)
      const asked = moments[index]
      if (asked?.snapshot === null && asked.event?.type === message.event.type) moments[index] = { ...asked, snapshot }
      else add({ actor, source: null, event: message.event, at, snapshot })
    }
  }
  return bounded({ ...log, actors: [...actors.values()], moments, missed: log.missed + missed })
}

/** How each actor stood after a moment; one that was not there yet has none. */
export const standsAt = ({ actors, moments }: Log, n: number): ReadonlyMap<string, ReceivedSnapshot> => {
  const stands = new Map(actors.flatMap(({ id, before }) => (before ? [[id, before] as const] : [])))
  for (const { n: at, actor, snapshot } of moments) if (at <= n && snapshot) stands.set(actor, snapshot)
  return stands
}

/** The actors as they stand, with nothing told of how they came there. */
export const cleared = (log: Log): Log => {
  const stands = standsAt(log, Number.POSITIVE_INFINITY)
  return { ...emptyLog, actors: log.actors.map((actor) => ({ ...actor, before: stands.get(actor.id) ?? null })) }
}

/** The moment that lies so many steps from another one, of those that are kept; null: there is none. */
export const stepFrom = ({ moments }: Log, n: number, by: number): number | null => {
  const index = moments.findLastIndex((moment) => moment.n <= n)
  return moments[Math.max(index, by > 0 ? -1 : 0) + by]?.n ?? null
}
