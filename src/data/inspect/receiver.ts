import { createBrowserReceiver, type StatelyInspectionEvent } from '@statelyai/inspect'

/** Whether a page of ours has opened this one, so that something can be received. */
export const hasSender = (): boolean => window.opener !== null

/** Hears what the page that opened this one streams; messages of other pages are not heard. Returns how to stop. */
export const receiveFromOpener = (hear: (message: StatelyInspectionEvent) => void, onEnd: () => void): (() => void) => {
  const stop = new AbortController()
  const ours = (message: MessageEvent) => message.origin === location.origin && message.source === window.opener
  const guarded: Pick<Window, 'self' | 'top' | 'opener' | 'parent' | 'addEventListener'> = {
    self: window.self,
    top: window.top,
    opener: window.opener,
    parent: window.parent,
    addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) =>
      addEventListener('message', (message) => ours(message) && (listener as EventListener)(message), {
        signal: stop.signal,
      }),
  }
  const subscription = createBrowserReceiver({ window: guarded as Window }).subscribe(hear)
  const ended = (message: MessageEvent) => ours(message) && message.data?.type === '@statelyai.disconnected' && onEnd()
  addEventListener('message', ended, { signal: stop.signal })
  return () => {
    subscription.unsubscribe()
    stop.abort()
  }
}
