import { createBrowserInspector } from '@statelyai/inspect'
import type { Actor, AnyActorRef, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import { session } from '../session.ts'
import { type Inspectable, inspectable, inspectables, onInspectable } from './inspectable.ts'
import { mirror } from './mirror.ts'
import { leftOut } from './leftOut.ts'
import { outbox } from './outbox.ts'
import { sanitise } from './sanitise.ts'
import { definitionOf } from './told.ts'

inspectable({ actor: session })

export interface Stream {
  stop(): void
}

interface Seen {
  status?: Snapshot<unknown>['status']
  value?: unknown
  context?: unknown
}

/** What of a snapshot is told. */
const asSeen = (snapshot: unknown): Seen => {
  const { status, value, context } = snapshot as Seen
  return { status, value, context: sanitise(context) }
}

const isOfMachine = (snapshot: object) => 'value' in snapshot

/**
 * Opens an inspector's page and streams every actor that is offered to it, from its present state on.
 * @returns null when the browser did not let a page be opened
 */
export const openStream = (url: string, onClosed: () => void): Stream | null => {
  const { origin } = new URL(url, location.href)
  const isOurs = origin === location.origin
  const announced = new Map<string, AnyActorRef>()
  /** When what is posted has happened. */
  let at = 0
  const post = (message: object) => inspector.adapter.targetWindow?.postMessage(message, origin)
  /** The library would sort the states by name and cut what lies deep. */
  const definition = (id: string) => definitionOf((announced.get(id) as Actor<AnyStateMachine>).logic)
  // The library would post what it has kept back to whatever origin the page shows by then: it keeps nothing, and we post.
  const inspector = createBrowserInspector({
    url,
    autoStart: false,
    maxDeferredEvents: 0,
    serialize: (event) => event,
    send: (event) => {
      const told = event.type === '@xstate.actor' ? { ...event, definition: definition(event.sessionId) } : event
      post({ ...told, createdAt: String(at) })
    },
  })
  inspector.start()
  const page = inspector.adapter.targetWindow
  if (!page) return null

  const { put, isLeftOut, empty } = outbox((count) => {
    if (isOurs) post(leftOut(count))
    // How they stand by now, since what led there was not told.
    for (const { actor } of stops.keys()) announce(actor, actor.getSnapshot() as object)
  })
  const later = (tell: () => void) => {
    const then = Date.now()
    put(() => {
      at = then
      tell()
    })
  }
  const stops = new Map<Inspectable, () => void>()

  const announce = (actor: AnyActorRef, snapshot: object) => {
    announced.set(actor.sessionId, actor)
    later(() => inspector.actor(actor, asSeen(snapshot)))
  }

  /** An actor that is just being made has no snapshot to read: it is announced with the first that it tells. */
  const tell = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActorRef
    if (inspected.type !== '@xstate.event' && inspected.type !== '@xstate.snapshot') return
    if (isLeftOut()) return
    if (inspected.type === '@xstate.event' && announced.has(actor.sessionId)) {
      const { event, sourceRef: source } = inspected
      later(() => inspector.event(actor, { ...(sanitise(event) as object), type: event.type }, { source }))
    }
    if (inspected.type === '@xstate.snapshot' && isOfMachine(inspected.snapshot)) {
      const { event, snapshot } = inspected
      if (!announced.has(actor.sessionId)) announce(actor, snapshot)
      later(() => inspector.snapshot(actor, asSeen(snapshot), { event: { type: event.type } }))
    }
  }

  const watch = (one: Inspectable) => {
    stops.get(one)?.()
    announce(one.actor, one.actor.getSnapshot() as object)
    const subscription = one.actor.system.inspect(tell)
    const stopMirror = mirror(one, isOurs, (make) => put(() => make().forEach(post)))
    stops.set(one, () => {
      subscription.unsubscribe()
      stopMirror()
    })
  }

  const connected = (message: MessageEvent) => {
    if (message.source === page && message.origin === origin && message.data?.type === '@statelyai.connected')
      inspectables().forEach(watch)
  }
  addEventListener('message', connected)
  const stopHearing = onInspectable(watch)

  const stop = () => {
    removeEventListener('message', connected)
    removeEventListener('pagehide', stop)
    clearInterval(watching)
    stopHearing()
    stops.forEach((stopOne) => stopOne())
    empty()
    inspector.stop()
  }
  addEventListener('pagehide', stop)
  const watching = setInterval(() => page.closed && onClosed(), 1_000)
  return { stop }
}
