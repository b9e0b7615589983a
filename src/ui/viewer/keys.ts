import type { ViewerEvent } from './viewer.types.ts'

/** What keys do where nothing else takes them. */
const events: Record<string, ViewerEvent> = {
  ArrowRight: { type: 'next.chosen' },
  ArrowLeft: { type: 'previous.chosen' },
  Home: { type: 'item.chosen', index: 0 },
  '+': { type: 'zoom.increased' },
  '=': { type: 'zoom.increased' },
  '-': { type: 'zoom.decreased' },
  '0': { type: 'zoom.chosen', zoom: 0 },
  r: { type: 'item.turned' },
  u: { type: 'turn.undone' },
  y: { type: 'turn.redone' },
  t: { type: 'thumbnails.toggled' },
  Escape: { type: 'viewer.closed' },
}

interface Pressed {
  key: string
  target: EventTarget
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** What is asked by a key; null where it is somebody else's: what is typed in, a slider, a video, or the browser's own. */
export const askedBy = (
  { key, target, altKey, ctrlKey, metaKey }: Pressed,
  { count, isPlaying }: { count: number; isPlaying: boolean },
): ViewerEvent | null => {
  if (altKey || ctrlKey || metaKey) return null
  if (key === 'Escape') return events.Escape!
  const element = target as Element
  if (element.closest('input, textarea, select, video, [contenteditable=true]')) return null
  if (key === 'End') return { type: 'item.chosen', index: count - 1 }
  if (key === ' ' && !element.closest('button, a'))
    return { type: isPlaying ? 'slideshow.stopped' : 'slideshow.started' }
  return Object.hasOwn(events, key) ? events[key]! : null
}
