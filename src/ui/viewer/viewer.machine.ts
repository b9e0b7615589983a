import { empty, itemOf, viewerSetup } from './viewer.setup.ts'

/** What comes of an item that need not be waited for any more: in a slideshow the next one. */
const slideshow = {
  slideshow: { guard: 'isPlaying', target: 'loading', actions: ['releaseContent', 'showNext'] },
} as const

export const viewerMachine = viewerSetup.createMachine({
  id: 'viewer',
  description: 'What a person looks at, one item of several at a time',
  context: ({ input }) => ({ ...input, ...empty, hasThumbnails: true }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is looked at',
      tags: 'settled',
      on: {
        'item.opened': {
          guard: { type: 'hasItem', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'keepOpened', params: ({ event }) => event },
        },
      },
    },
    open: {
      description: 'One item is looked at',
      initial: 'loading',
      on: {
        'viewer.closed': { target: 'closed', actions: ['releaseContent', 'forget'] },
        'item.chosen': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: '.loading',
          actions: ['releaseContent', { type: 'keepIndex', params: ({ event }) => event }],
        },
        'next.chosen': { guard: 'hasSeveral', target: '.loading', actions: ['releaseContent', 'showNext'] },
        'previous.chosen': { guard: 'hasSeveral', target: '.loading', actions: ['releaseContent', 'showPrevious'] },
        'swipe.ended': [
          {
            guard: { type: 'isCloseSwipe', params: ({ event }) => event },
            target: 'closed',
            actions: ['releaseContent', 'forget'],
          },
          {
            guard: { type: 'isSwipeOn', params: ({ event }) => event },
            target: '.loading',
            actions: ['releaseContent', 'showNext'],
          },
          {
            guard: { type: 'isSwipeBack', params: ({ event }) => event },
            target: '.loading',
            actions: ['releaseContent', 'showPrevious'],
          },
        ],
        'slideshow.started': { guard: 'hasSeveral', actions: 'play' },
        'slideshow.stopped': { actions: 'stop' },
        'zoom.chosen': { guard: 'isZoomable', actions: { type: 'keepZoom', params: ({ event }) => event } },
        'zoom.increased': { guard: 'isZoomable', actions: 'zoomIn' },
        'zoom.decreased': { actions: 'zoomOut' },
        'item.turned': { guard: 'isTurnable', actions: 'turn' },
        'turn.undone': { guard: 'hasTurned', actions: 'undoTurn' },
        'turn.redone': { guard: 'hasUndone', actions: 'redoTurn' },
        'thumbnails.toggled': { guard: 'hasSeveral', actions: 'toggleThumbnails' },
        'fullscreen.changed': { actions: { type: 'keepFullscreen', params: ({ event }) => event } },
        'place.chosen': { actions: { type: 'keepPlace', params: ({ event }) => event } },
      },
      states: {
        loading: {
          description: 'The item is fetched and made ready, for as long as a person waits',
          tags: 'busy',
          invoke: {
            src: 'load',
            input: ({ context }) => itemOf(context),
            onDone: {
              target: 'shown',
              actions: { type: 'keepContent', params: ({ event }) => ({ content: event.output }) },
            },
            onError: 'failed',
          },
          after: { patience: 'late' },
        },
        shown: {
          description: 'The item is in view',
          tags: 'settled',
          on: {
            'slideshow.started': { guard: 'hasSeveral', target: 'shown', reenter: true, actions: 'play' },
            'content.failed': { target: 'failed', actions: ['releaseContent', 'dropContent'] },
          },
          after: slideshow,
        },
        late: {
          description: 'The item did not come in time; it can be tried again',
          tags: 'failed',
          on: {
            'slideshow.started': { guard: 'hasSeveral', target: 'late', reenter: true, actions: 'play' },
            'load.retried': 'loading',
          },
          after: slideshow,
        },
        failed: {
          description: 'The item cannot be shown; it can be downloaded',
          tags: 'failed',
          on: {
            'slideshow.started': { guard: 'hasSeveral', target: 'failed', reenter: true, actions: 'play' },
          },
          after: slideshow,
        },
      },
    },
  },
})
