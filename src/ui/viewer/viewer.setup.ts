import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import { isTurnable, isZoomable } from './kinds.ts'
import type { MediaContent, MediaItem, Place, ViewerContext, ViewerEvent, ViewerInput } from './viewer.types.ts'

export const mostZoom = 50
/** How much larger a unit of the slider makes. */
const unit = 0.1
const step = 1.6
/** In px. */
const swipe = { change: 40, close: 90 }

const untouched = { content: null, zoom: 0, turns: 0, undone: 0 }
export const empty = { ...untouched, index: 0, isPlaying: false, isFullscreen: false, place: 'over' } as const

export const itemOf = ({ items, index }: ViewerContext): MediaItem => items[index]!

/** How large it is shown; 1 is as large as there is room. */
export const scaleOf = ({ zoom }: ViewerContext): number => 1 + zoom * unit

const within = (zoom: number): number => Math.min(mostZoom, Math.max(0, Math.round(zoom)))

const zoomed = (context: ViewerContext, factor: number) => ({ zoom: within((scaleOf(context) * factor - 1) / unit) })

const moved = ({ items, index }: ViewerContext, by: number) => ({
  ...untouched,
  index: (index + by + items.length) % items.length,
})

interface Way {
  x: number
  y: number
}

/** What is larger than its room is moved within it. */
const canSwipe = ({ items, zoom }: ViewerContext): boolean => items.length > 1 && zoom === 0

export const viewerSetup = setup({
  types: {
    input: {} as ViewerInput,
    context: {} as ViewerContext,
    events: {} as ViewerEvent,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  delays: { slideshow: 3000, patience: 5000 },
  actors: {
    /** Fetches an item and makes it ready to be drawn; fails when it cannot be. */
    load: fromPromise<MediaContent, MediaItem>(unprovided),
  },
  actions: {
    /** Lets go of what the host keeps to show the content. */
    releaseContent: unprovided,
    keepOpened: assign((_, { index, place }: { index: number; place: Place }) => ({ ...empty, index, place })),
    keepIndex: assign((_, { index }: { index: number }) => ({ ...untouched, index })),
    keepContent: assign((_, { content }: { content: MediaContent }) => ({ content })),
    dropContent: assign({ content: null }),
    keepZoom: assign((_, { zoom }: { zoom: number }) => ({ zoom: within(zoom) })),
    keepPlace: assign((_, { place }: { place: Place }) => ({ place })),
    keepFullscreen: assign((_, { isFullscreen }: { isFullscreen: boolean }) => ({ isFullscreen })),
    showNext: assign(({ context }) => moved(context, 1)),
    showPrevious: assign(({ context }) => moved(context, -1)),
    play: assign({ isPlaying: true }),
    stop: assign({ isPlaying: false }),
    zoomIn: assign(({ context }) => zoomed(context, step)),
    zoomOut: assign(({ context }) => zoomed(context, 1 / step)),
    turn: assign(({ context }) => ({ turns: context.turns + 1, undone: 0 })),
    undoTurn: assign(({ context }) => ({ turns: context.turns - 1, undone: context.undone + 1 })),
    redoTurn: assign(({ context }) => ({ turns: context.turns + 1, undone: context.undone - 1 })),
    toggleThumbnails: assign(({ context }) => ({ hasThumbnails: !context.hasThumbnails })),
    forget: assign(empty),
  },
  guards: {
    hasItem: ({ context }, { index }: { index: number }) => index in context.items,
    isAnother: ({ context }, { index }: { index: number }) => index in context.items && index !== context.index,
    hasSeveral: ({ context }) => context.items.length > 1,
    isPlaying: ({ context }) => context.isPlaying,
    isZoomable: ({ context }) => isZoomable(itemOf(context).name),
    isTurnable: ({ context }) => isTurnable(itemOf(context).name),
    hasTurned: ({ context }) => context.turns > 0,
    hasUndone: ({ context }) => context.undone > 0,
    isCloseSwipe: ({ context }, { x, y }: Way) => context.zoom === 0 && y >= swipe.close && y > Math.abs(x),
    isSwipeOn: ({ context }, { x, y }: Way) => canSwipe(context) && x <= -swipe.change && -x > Math.abs(y),
    isSwipeBack: ({ context }, { x, y }: Way) => canSwipe(context) && x >= swipe.change && x > Math.abs(y),
  },
})
