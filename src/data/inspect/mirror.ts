import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { Inspectable, Mirrored } from './inspectable.ts'
import { sanitise } from './sanitise.ts'

/** Tells of a record's own lifecycle as if it were an actor, each time the actor that shows it has a new revision. */
export const mirror = (
  { actor, mirrored }: Inspectable,
  tell: (event: StatelyInspectionEvent) => void,
): (() => void) => {
  let told: Mirrored | null = null
  const look = () => {
    const now = mirrored?.() ?? null
    if (!now || now.record.revision === told?.record.revision) return
    const base = { sessionId: now.id, rootId: now.id, id: now.id, createdAt: String(Date.now()), _version: '0.7.2' }
    const { value, status, context } = now.record.snapshot
    const snapshot = { value, status, context: sanitise(context) }
    if (told) {
      tell({ ...base, type: '@xstate.event', sourceId: actor.sessionId, event: { type: now.event } })
      tell({
        ...base,
        type: '@xstate.snapshot',
        event: { type: now.event },
        snapshot: { ...snapshot, output: undefined, error: undefined },
      })
    } else {
      const definition = JSON.stringify(now.lifecycle.machine.config)
      tell({ ...base, type: '@xstate.actor', name: now.lifecycle.id, parentId: actor.sessionId, definition, snapshot })
    }
    told = now
  }
  look()
  const subscription = actor.subscribe(look)
  return () => subscription.unsubscribe()
}
