export type MediaKind = 'image' | 'video' | 'pdf' | 'text' | 'frame' | 'other'

/** One of what is looked at. */
export interface MediaItem {
  id: string
  /** Of its file, by which it is known what it is. */
  name: string
  title: string
  description: string
}

/** What the host has made ready to be drawn. */
export type MediaContent =
  | { kind: 'image' | 'video'; url: string }
  | { kind: 'pdf'; document: object }
  | { kind: 'text' | 'frame'; text: string }

/** Over the page, or beside it while the page is worked with. */
export type Place = 'over' | 'beside'

export interface ViewerInput {
  items: readonly MediaItem[]
}

export interface ViewerContext extends ViewerInput {
  index: number
  content: MediaContent | null
  /** Units of the slider. */
  zoom: number
  /** Quarter turns to the right. */
  turns: number
  /** Of the turns, those that were taken back last. */
  undone: number
  isPlaying: boolean
  hasThumbnails: boolean
  isFullscreen: boolean
  place: Place
}

export type ViewerEvent =
  | { type: 'item.opened'; index: number; place: Place }
  | { type: 'item.chosen'; index: number }
  | { type: 'next.chosen' }
  | { type: 'previous.chosen' }
  /** In px from where it began. */
  | { type: 'swipe.ended'; x: number; y: number }
  | { type: 'slideshow.started' }
  | { type: 'slideshow.stopped' }
  | { type: 'zoom.chosen'; zoom: number }
  | { type: 'zoom.increased' }
  | { type: 'zoom.decreased' }
  | { type: 'item.turned' }
  | { type: 'turn.undone' }
  | { type: 'turn.redone' }
  | { type: 'thumbnails.toggled' }
  | { type: 'fullscreen.changed'; isFullscreen: boolean }
  | { type: 'place.chosen'; place: Place }
  | { type: 'content.failed' }
  | { type: 'load.retried' }
  | { type: 'viewer.closed' }
