import { createBrowserInspector } from '@statelyai/inspect'
import type { AnyActorRef, InspectionEvent, Snapshot } from 'xstate'
import { session } from '../session.ts'
import { type Inspectable, inspectable, inspectables, onInspectable } from './inspectable.ts'
import { mirror } from './mirror.ts'
import { sanitise } from './sanitise.ts'

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

const isMachine = (actor: AnyActorRef) => 'value' in (actor.getSnapshot() as object)

/**
 * Opens an inspector's page and streams every actor that is offered to it, from its present state on.
 * @returns null when the browser did not let a page be opened
 */
export const openStream = (url: string, onClosed: () => void): Stream | null => {
  const { origin } = new URL(url, location.href)
  // The library would post what it has kept back to whatever origin the page shows by then: it keeps nothing, and we post.
  const inspector = createBrowserInspector({
    url,
    autoStart: false,
    maxDeferredEvents: 0,
    send: (event) => inspector.adapter.targetWindow?.postMessage(event, origin),
  })
  inspector.start()
  const page = inspector.adapter.targetWindow
  if (!page) return null

  const stops = new Map<Inspectable, () => void>()

  const tell = (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef
    if (!isMachine(actor)) return
    if (event.type === '@xstate.actor') inspector.actor(actor, asSeen(actor.getSnapshot()))
    if (event.type === '@xstate.event')
      inspector.event(
        actor,
        { ...(sanitise(event.event) as object), type: event.event.type },
        { source: event.sourceRef },
      )
    if (event.type === '@xstate.snapshot')
      inspector.snapshot(actor, asSeen(event.snapshot), { event: { type: event.event.type } })
  }

  const watch = (one: Inspectable) => {
    stops.get(one)?.()
    inspector.actor(one.actor, asSeen(one.actor.getSnapshot()))
    const subscription = one.actor.system.inspect(tell)
    const stopMirror = mirror(one, (event) => page.postMessage(event, origin))
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
    inspector.stop()
  }
  addEventListener('pagehide', stop)
  const watching = setInterval(() => page.closed && onClosed(), 1_000)
  return { stop }
}
