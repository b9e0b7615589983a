import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect'
import { leftOutIn } from './leftOut.ts'

/** Whether a page of ours has opened this one, so that something can be received. */
export const hasSender = (): boolean => window.opener !== null

export interface Received {
  messages: StatelyInspectionEvent[]
  /** How many messages the page that streams has left out. */
  missed: number
}

/** Milliseconds in which what comes is handed over together, and after which it is although the thread is busy, which both pages share. */
const together = 200
const latest = 2_000

const soon = (hand: () => void) =>
  setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(hand, { timeout: latest }) : hand()),
    together,
  )

/** Hears what the page that opened this one streams; messages of other pages are not heard. Returns how to stop. */
export const receiveFromOpener = (hear: (received: Received) => void, onEnd: () => void): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const ours = ({ origin, source }: MessageEvent) =>
    source !== null && source === window.opener && origin === location.origin
  const guarded: Pick<Window, 'self' | 'top' | 'opener' | 'parent' | 'addEventListener'> = {
    self: window.self,
    top: window.top,
    opener: window.opener,
    parent: window.parent,
    addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) =>
      addEventListener('message', (message) => ours(message) && (listener as EventListener)(message), { signal }),
  }
  let waiting: Received | null = null
  const hand = () => {
    const now = waiting
    waiting = null
    if (now && !signal.aborted) hear(now)
  }
  const waitingNow = (): Received => {
    if (!waiting) soon(hand)
    return (waiting ??= { messages: [], missed: 0 })
  }
  const subscription = createBrowserReceiver({ window: guarded as Window }).subscribe((message) =>
    waitingNow().messages.push(message),
  )
  const heardElse = (message: MessageEvent) => {
    if (!ours(message)) return
    const missed = leftOutIn(message.data)
    if (missed !== null) waitingNow().missed += missed
    if (message.data?.type === '@statelyai.disconnected') {
      hand()
      onEnd()
    }
  }
  addEventListener('message', heardElse, { signal })
  return () => {
    subscription.unsubscribe()
    stop.abort()
  }
}
