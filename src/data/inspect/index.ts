import { useSyncExternalStore } from 'react'
import { recall, remember } from '../persisted.ts'
import type { Stream } from './stream.ts'

/** `own` is the page `/inspector`, which needs no outside connection. */
export type InspectorTarget = 'own' | 'stately'

const addresses: Record<InspectorTarget, string> = { own: '/inspector', stately: 'https://stately.ai/inspect' }

const setting = 'inspectorTarget'

export const inspectorTarget = (): InspectorTarget => (recall(setting) === 'stately' ? 'stately' : 'own')

export const chooseInspectorTarget = (target: InspectorTarget): void =>
  remember(setting, target === 'own' ? null : target)

let stream: Stream | null = null
const hearers = new Set<() => void>()

const keep = (next: Stream | null) => {
  stream = next
  hearers.forEach((hear) => hear())
}

/**
 * Streams the workflows of this page to the inspector, which opens in a page of its own. Call it on a click.
 * @returns false when the browser did not let the page be opened
 */
export const startInspecting = async (): Promise<boolean> => {
  const { openStream } = await import('./stream.ts')
  stream?.stop()
  keep(openStream(addresses[inspectorTarget()], stopInspecting))
  return stream !== null
}

export const stopInspecting = (): void => {
  stream?.stop()
  keep(null)
}

const subscribe = (hear: () => void) => {
  hearers.add(hear)
  return () => {
    hearers.delete(hear)
  }
}

export const useInspecting = (): boolean => useSyncExternalStore(subscribe, () => stream !== null)
