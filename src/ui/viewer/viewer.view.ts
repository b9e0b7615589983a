import type { SnapshotFrom } from 'xstate'
import type { viewerMachine } from './viewer.machine.ts'
import { itemOf, scaleOf } from './viewer.setup.ts'
import type { MediaKind } from './viewer.types.ts'

export type ViewerSnapshot = SnapshotFrom<typeof viewerMachine>

export const isOpen = (snapshot: ViewerSnapshot): boolean => snapshot.matches('open')
export const isLoading = (snapshot: ViewerSnapshot): boolean => snapshot.hasTag('busy')
export const isLate = (snapshot: ViewerSnapshot): boolean => snapshot.matches({ open: 'late' })
export const hasFailed = (snapshot: ViewerSnapshot): boolean => snapshot.matches({ open: 'failed' })
export const isZooming = ({ context }: ViewerSnapshot): boolean => context.zoom > 0
export const isPlaying = ({ context }: ViewerSnapshot): boolean => context.isPlaying
export const currentIndex = ({ context }: ViewerSnapshot): number => context.index

export const allItems = ({ context }: ViewerSnapshot) => context.items
export const shownItem = ({ context }: ViewerSnapshot) => itemOf(context)
export const shownContent = ({ context }: ViewerSnapshot) => context.content
export const zoomOf = ({ context }: ViewerSnapshot): number => context.zoom
export const shownScale = ({ context }: ViewerSnapshot): number => scaleOf(context)
/** In degrees to the right. */
export const rotationOf = ({ context }: ViewerSnapshot): number => (context.turns % 4) * 90
export const placeOf = ({ context }: ViewerSnapshot) => context.place
export const isFullscreen = ({ context }: ViewerSnapshot): boolean => context.isFullscreen
export const hasSeveral = ({ context }: ViewerSnapshot): boolean => context.items.length > 1
export const hasThumbnails = (snapshot: ViewerSnapshot): boolean =>
  snapshot.context.hasThumbnails && hasSeveral(snapshot)

export const canZoom = (snapshot: ViewerSnapshot): boolean => snapshot.can({ type: 'zoom.chosen', zoom: 0 })
export const canZoomIn = (snapshot: ViewerSnapshot): boolean => snapshot.can({ type: 'zoom.increased' })
export const canZoomOut = (snapshot: ViewerSnapshot): boolean => snapshot.can({ type: 'zoom.decreased' })
export const canTurn = (snapshot: ViewerSnapshot): boolean => snapshot.can({ type: 'item.turned' })
export const canUndoTurn = (snapshot: ViewerSnapshot): boolean => snapshot.can({ type: 'turn.undone' })
export const canRedoTurn = (snapshot: ViewerSnapshot): boolean => snapshot.can({ type: 'turn.redone' })

const printable: readonly MediaKind[] = ['image', 'pdf', 'text']
export const canPrint = ({ context: { content } }: ViewerSnapshot): boolean =>
  content !== null && printable.includes(content.kind)
