import type { viewerMachine } from '../../../src/ui/viewer/viewer.machine.ts'
import type { MediaContent, ViewerContext } from '../../../src/ui/viewer/viewer.types.ts'
import type { DecisionTable, Outcome } from '../../machines/support/table.ts'

type Then = Outcome<ViewerContext>

const item = (name: string) => ({ id: name, name, title: name, description: '' })
const [photo, plan, ride] = [item('photo.jpg'), item('plan.pdf'), item('ride.mov')]
const picture: MediaContent = { kind: 'image', url: 'blob:1' }
const closed = {
  index: 0,
  content: null,
  zoom: 0,
  turns: 0,
  undone: 0,
  isPlaying: false,
  isFullscreen: false,
  place: 'over',
  hasThumbnails: true,
} as const

/** Another item is fetched; what was done with the one before is forgotten. */
const on = (next: typeof photo, knows: Partial<ViewerContext>, was: MediaContent | null): Then => ({
  to: 'loading',
  knows,
  asks: [['load', next]],
  does: [['releaseContent', was]],
  waits: [5000],
})

const opening = ['the second is opened', 'a fourth is opened']
const turning = ['turned', 'a turn is undone', 'a turn is redone']
const short = ['a swipe of 39 px', 'a swipe of 39 px back', 'a close swipe of 89 px']

/** What may be done with the first of three, whatever has come of it. */
const withFirst = (was: MediaContent | null, touched: Partial<ViewerContext> = {}): Record<string, Then> => {
  const gone = was ? { ...touched, content: null } : touched
  const [toSecond, toThird] = [on(plan, { ...gone, index: 1 }, was), on(ride, { ...gone, index: 2 }, was)]
  return {
    'it is closed': { to: 'closed', knows: gone, does: [['releaseContent', was]] },
    'the third is chosen': toThird,
    next: toSecond,
    previous: toThird,
    'thumbnails on or off': { knows: { hasThumbnails: false } },
    'full screen': { knows: { isFullscreen: true } },
    beside: { knows: { place: 'beside' } },
  }
}
const swiped = (was: MediaContent | null, touched: Partial<ViewerContext> = {}): Record<string, Then> => {
  const rows = withFirst(was, touched)
  return {
    'a swipe of 40 px': rows.next!,
    'a swipe of 40 px back': rows.previous!,
    'a close swipe of 90 px': rows['it is closed']!,
  }
}
const zooming: Record<string, Then> = {
  'zoom 50': { knows: { zoom: 50 } },
  'zoom 51': { knows: { zoom: 50 } },
  'a step in': { knows: { zoom: 6 } },
  turned: { knows: { turns: 1 } },
}
const fromRest = ['zoom 0', 'a step out', 'a turn is undone', 'a turn is redone']
const elsewhere = [...opening, 'the first is chosen', 'a fourth is chosen', ...short]
const playing: Then = { knows: { isPlaying: true }, waits: [3000] }
const showing: [string, ...string[]] = ['three files', 'the first is opened', 'it is there']

/** What may be done with one alone that is not turned and not enlarged. */
const withOne: Record<string, Then> = {
  'it is closed': { to: 'closed', does: [['releaseContent', null]] },
  'a close swipe of 90 px': { to: 'closed', does: [['releaseContent', null]] },
  'full screen': { knows: { isFullscreen: true } },
  beside: { knows: { place: 'beside' } },
}
const notAlone = [
  'the first is opened',
  ...elsewhere,
  'the third is chosen',
  'next',
  'previous',
  'a swipe of 40 px',
  'a swipe of 40 px back',
  'the slideshow starts',
  'the slideshow stops',
  'zoom 0',
  'zoom 50',
  'zoom 51',
  'a step in',
  'a step out',
  ...turning,
  'thumbnails on or off',
]

/** Files are looked at one at a time, over the page or beside it, and closing forgets all that was done with them. */
export const viewerTable: DecisionTable<typeof viewerMachine> = {
  proves: 'B121 B122 B123 B126 B131 B195 C078 C079',
  states: {
    closed: { is: 'closed', tags: ['settled'] },
    loading: { is: { open: 'loading' }, tags: ['busy'] },
    shown: { is: { open: 'shown' }, tags: ['settled'] },
    late: { is: { open: 'late' }, tags: ['failed'] },
    failed: { is: { open: 'failed' }, tags: ['failed'] },
  },
  beginnings: {
    'three files': {
      input: { items: [photo, plan, ride] },
      to: 'closed',
      knows: { items: [photo, plan, ride], ...closed },
    },
    'one video': { input: { items: [ride] }, to: 'closed', knows: { items: [ride], ...closed } },
  },
  events: {
    'the first is opened': { type: 'item.opened', index: 0, place: 'over' },
    'the second is opened': { type: 'item.opened', index: 1, place: 'beside' },
    'a fourth is opened': { type: 'item.opened', index: 3, place: 'over' },
    'it is closed': { type: 'viewer.closed' },
    'the first is chosen': { type: 'item.chosen', index: 0 },
    'the third is chosen': { type: 'item.chosen', index: 2 },
    'a fourth is chosen': { type: 'item.chosen', index: 3 },
    next: { type: 'next.chosen' },
    previous: { type: 'previous.chosen' },
    'a swipe of 40 px': { type: 'swipe.ended', x: -40, y: 39 },
    'a swipe of 39 px': { type: 'swipe.ended', x: -39, y: 0 },
    'a swipe of 40 px back': { type: 'swipe.ended', x: 40, y: -39 },
    'a swipe of 39 px back': { type: 'swipe.ended', x: 39, y: 0 },
    'a close swipe of 90 px': { type: 'swipe.ended', x: 10, y: 90 },
    'a close swipe of 89 px': { type: 'swipe.ended', x: 0, y: 89 },
    'the slideshow starts': { type: 'slideshow.started' },
    'the slideshow stops': { type: 'slideshow.stopped' },
    'zoom 0': { type: 'zoom.chosen', zoom: 0 },
    'zoom 50': { type: 'zoom.chosen', zoom: 50 },
    'zoom 51': { type: 'zoom.chosen', zoom: 51 },
    'a step in': { type: 'zoom.increased' },
    'a step out': { type: 'zoom.decreased' },
    turned: { type: 'item.turned' },
    'a turn is undone': { type: 'turn.undone' },
    'a turn is redone': { type: 'turn.redone' },
    'thumbnails on or off': { type: 'thumbnails.toggled' },
    'full screen': { type: 'fullscreen.changed', isFullscreen: true },
    beside: { type: 'place.chosen', place: 'beside' },
    'it cannot be drawn': { type: 'content.failed' },
    'it is tried again': { type: 'load.retried' },
  },
  answers: { load: { 'it is there': { output: picture }, 'it is none': { error: new Error('none') } } },
  host: { releaseContent: 'content' },
  situations: {
    'nothing is looked at': {
      in: 'closed',
      by: ['three files'],
      rows: {
        'the first is opened': { to: 'loading', asks: [['load', photo]], waits: [5000] },
        'the second is opened': {
          to: 'loading',
          knows: { index: 1, place: 'beside' },
          asks: [['load', plan]],
          waits: [5000],
        },
      },
      nothing: [
        'a fourth is opened',
        'it is closed',
        'the first is chosen',
        'the third is chosen',
        'a fourth is chosen',
        'next',
        'previous',
        'a swipe of 40 px',
        'a swipe of 40 px back',
        'a close swipe of 90 px',
        ...short,
        'the slideshow starts',
        'the slideshow stops',
        'zoom 0',
        'zoom 50',
        'zoom 51',
        'a step in',
        'a step out',
        ...turning,
        'thumbnails on or off',
        'full screen',
        'beside',
        'it cannot be drawn',
        'it is tried again',
      ],
    },
    'on its way': {
      in: 'loading',
      by: ['three files', 'the first is opened'],
      rows: {
        ...withFirst(null),
        ...swiped(null),
        ...zooming,
        'it is there': { to: 'shown', knows: { content: picture }, waits: [3000] },
        'it is none': { to: 'failed', waits: [3000] },
        'after 5000 ms': { to: 'late', waits: [3000] },
        'the slideshow starts': { knows: { isPlaying: true } },
      },
      nothing: [
        'the first is opened',
        ...elsewhere,
        ...fromRest,
        'the slideshow stops',
        'it cannot be drawn',
        'it is tried again',
      ],
    },
    'in view': {
      in: 'shown',
      by: showing,
      knows: { content: picture },
      rows: {
        ...withFirst(picture),
        ...swiped(picture),
        ...zooming,
        'the slideshow starts': playing,
        'after 3000 ms': {},
        'it cannot be drawn': {
          to: 'failed',
          knows: { content: null },
          does: [['releaseContent', picture]],
          waits: [3000],
        },
      },
      nothing: ['the first is opened', ...elsewhere, ...fromRest, 'the slideshow stops', 'it is tried again'],
    },
    'in view, a step larger': {
      in: 'shown',
      by: [...showing, 'a step in'],
      knows: { zoom: 6 },
      rows: {
        ...withFirst(picture, { zoom: 0 }),
        ...zooming,
        'zoom 0': { knows: { zoom: 0 } },
        'a step in': { knows: { zoom: 16 } },
        'a step out': { knows: { zoom: 0 } },
        'the slideshow starts': playing,
        'after 3000 ms': {},
        'it cannot be drawn': {
          to: 'failed',
          knows: { content: null },
          does: [['releaseContent', picture]],
          waits: [3000],
        },
      },
      nothing: [
        'the first is opened',
        ...elsewhere,
        'a swipe of 40 px',
        'a swipe of 40 px back',
        'a close swipe of 90 px',
        'a turn is undone',
        'a turn is redone',
        'the slideshow stops',
        'it is tried again',
      ],
    },
    'in view, as large as it goes, turned twice and once back': {
      in: 'shown',
      by: [...showing, 'zoom 50', 'turned', 'turned', 'a turn is undone'],
      knows: { zoom: 50, turns: 1, undone: 1 },
      rows: {
        ...withFirst(picture, { zoom: 0, turns: 0, undone: 0 }),
        'zoom 0': { knows: { zoom: 0 } },
        'a step out': { knows: { zoom: 28 } },
        turned: { knows: { turns: 2, undone: 0 } },
        'a turn is undone': { knows: { turns: 0, undone: 2 } },
        'a turn is redone': { knows: { turns: 2, undone: 0 } },
        'the slideshow starts': playing,
        'after 3000 ms': {},
        'it cannot be drawn': {
          to: 'failed',
          knows: { content: null },
          does: [['releaseContent', picture]],
          waits: [3000],
        },
      },
      nothing: [
        'the first is opened',
        ...elsewhere,
        'a swipe of 40 px',
        'a swipe of 40 px back',
        'a close swipe of 90 px',
        'zoom 50',
        'zoom 51',
        'a step in',
        'the slideshow stops',
        'it is tried again',
      ],
    },
    'a slideshow at the last of three': {
      in: 'shown',
      by: ['three files', 'the first is opened', 'the third is chosen', 'it is there', 'the slideshow starts'],
      knows: { index: 2, isPlaying: true },
      rows: {
        'it is closed': {
          to: 'closed',
          knows: { index: 0, content: null, isPlaying: false },
          does: [['releaseContent', picture]],
        },
        'the first is chosen': on(photo, { index: 0, content: null }, picture),
        next: on(photo, { index: 0, content: null }, picture),
        'a swipe of 40 px': on(photo, { index: 0, content: null }, picture),
        'after 3000 ms': on(photo, { index: 0, content: null }, picture),
        previous: on(plan, { index: 1, content: null }, picture),
        'a swipe of 40 px back': on(plan, { index: 1, content: null }, picture),
        'a close swipe of 90 px': {
          to: 'closed',
          knows: { index: 0, content: null, isPlaying: false },
          does: [['releaseContent', picture]],
        },
        'the slideshow starts': { waits: [3000] },
        'the slideshow stops': { knows: { isPlaying: false } },
        'thumbnails on or off': { knows: { hasThumbnails: false } },
        'full screen': { knows: { isFullscreen: true } },
        beside: { knows: { place: 'beside' } },
        'it cannot be drawn': {
          to: 'failed',
          knows: { content: null },
          does: [['releaseContent', picture]],
          waits: [3000],
        },
      },
      nothing: [
        'the first is opened',
        ...opening,
        'the third is chosen',
        'a fourth is chosen',
        ...short,
        'zoom 0',
        'zoom 50',
        'zoom 51',
        'a step in',
        'a step out',
        ...turning,
        'it is tried again',
      ],
    },
    'not there in time': {
      in: 'late',
      by: ['three files', 'the first is opened', 'after 5000 ms'],
      rows: {
        ...withFirst(null),
        ...swiped(null),
        ...zooming,
        'the slideshow starts': playing,
        'after 3000 ms': {},
        'it is tried again': { to: 'loading', asks: [['load', photo]], waits: [5000] },
      },
      nothing: ['the first is opened', ...elsewhere, ...fromRest, 'the slideshow stops', 'it cannot be drawn'],
    },
    'not there in time, in a slideshow': {
      in: 'late',
      by: ['three files', 'the first is opened', 'the slideshow starts', 'after 5000 ms'],
      rows: {
        ...withFirst(null),
        ...swiped(null),
        ...zooming,
        'it is closed': { to: 'closed', knows: { isPlaying: false }, does: [['releaseContent', null]] },
        'a close swipe of 90 px': { to: 'closed', knows: { isPlaying: false }, does: [['releaseContent', null]] },
        'the slideshow starts': { waits: [3000] },
        'the slideshow stops': { knows: { isPlaying: false } },
        'after 3000 ms': on(plan, { index: 1 }, null),
        'it is tried again': { to: 'loading', asks: [['load', photo]], waits: [5000] },
      },
      nothing: ['the first is opened', ...elsewhere, ...fromRest, 'it cannot be drawn'],
    },
    'not to be shown': {
      in: 'failed',
      by: ['three files', 'the first is opened', 'it is none'],
      rows: { ...withFirst(null), ...swiped(null), ...zooming, 'the slideshow starts': playing, 'after 3000 ms': {} },
      nothing: [
        'the first is opened',
        ...elsewhere,
        ...fromRest,
        'the slideshow stops',
        'it cannot be drawn',
        'it is tried again',
      ],
    },
    'not to be shown, in a slideshow': {
      in: 'failed',
      by: ['three files', 'the first is opened', 'it is none', 'the slideshow starts'],
      rows: {
        ...withFirst(null),
        ...swiped(null),
        ...zooming,
        'it is closed': { to: 'closed', knows: { isPlaying: false }, does: [['releaseContent', null]] },
        'a close swipe of 90 px': { to: 'closed', knows: { isPlaying: false }, does: [['releaseContent', null]] },
        'the slideshow starts': { waits: [3000] },
        'the slideshow stops': { knows: { isPlaying: false } },
        'after 3000 ms': on(plan, { index: 1 }, null),
      },
      nothing: ['the first is opened', ...elsewhere, ...fromRest, 'it cannot be drawn', 'it is tried again'],
    },
    'a video alone': {
      in: 'shown',
      by: ['one video', 'the first is opened', 'it is there'],
      rows: {
        'it is closed': { to: 'closed', knows: { content: null }, does: [['releaseContent', picture]] },
        'a close swipe of 90 px': { to: 'closed', knows: { content: null }, does: [['releaseContent', picture]] },
        'full screen': { knows: { isFullscreen: true } },
        beside: { knows: { place: 'beside' } },
        'after 3000 ms': {},
        'it cannot be drawn': {
          to: 'failed',
          knows: { content: null },
          does: [['releaseContent', picture]],
          waits: [3000],
        },
      },
      nothing: [...notAlone, 'it is tried again'],
    },
    'a video alone that cannot be played': {
      in: 'failed',
      by: ['one video', 'the first is opened', 'it is none'],
      rows: { ...withOne, 'after 3000 ms': {} },
      nothing: [...notAlone, 'it cannot be drawn', 'it is tried again'],
    },
    'a video alone that came too late': {
      in: 'late',
      by: ['one video', 'the first is opened', 'after 5000 ms'],
      rows: {
        ...withOne,
        'after 3000 ms': {},
        'it is tried again': { to: 'loading', asks: [['load', ride]], waits: [5000] },
      },
      nothing: [...notAlone, 'it cannot be drawn'],
    },
  },
}
