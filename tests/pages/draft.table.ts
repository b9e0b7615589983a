import { ApiError } from '../../src/data/apiError.ts'
import type { draftMachine } from '../../src/pages/form/draft.machine.ts'
import type { Draft } from '../../src/pages/form/draft.types.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const of = { area: 'bank', place: 'new', base: null, writer: 'form.0' }
const [first, second] = [{ name: 'B' }, { name: 'BR' }]
const earlier: Draft = { revision: 3, typed: first, base: null, saved_at: '2026-11-23T03:12:00.000Z' }
const other: Draft = { revision: 4, typed: { name: 'C' }, base: null, saved_at: '2026-11-23T03:13:00.000Z' }
const refused = new ApiError(403, 'FORBIDDEN', '')
const saved_at = '2026-11-23T03:14:00.000Z'

const nothing = {
  ...of,
  found: null,
  typed: null,
  sent: null,
  kept: null,
  keptAt: null,
  seen: 0,
  elsewhere: null,
  isMissed: false,
  isOver: false,
}
const resumed = { found: earlier, typed: first, kept: first, keptAt: earlier.saved_at, seen: 3 }
const keeping = (typed: object, seen: number): [string, unknown][] => [['keep', { ...of, typed, seen }]]
const dropping: [string, unknown][] = [['drop', of]]
const [pause, retry] = ['after 800 ms', 'after 5000 ms']

/** What is typed into a form is on the server when nobody has typed for a moment, until it is submitted. */
export const draftTable: DecisionTable<typeof draftMachine> = {
  states: {
    looking: { is: 'looking', tags: ['busy'] },
    resting: { is: 'resting', tags: ['settled'] },
    waiting: { is: 'waiting' },
    keeping: { is: 'keeping' },
    missed: { is: 'missed', tags: ['failed'] },
    unkept: { is: 'unkept', tags: ['failed'] },
    dropping: { is: 'dropping' },
    over: { is: 'over', isOver: true },
  },
  beginnings: { 'a form': { input: of, to: 'looking', knows: nothing, asks: [['look', of]] } },
  events: {
    'typed B': { type: 'form.typed', typed: first },
    'typed BR': { type: 'form.typed', typed: second },
    'taken back': { type: 'form.typed', typed: null },
    finished: { type: 'form.finished' },
    chosen: { type: 'elsewhere.settled' },
  },
  answers: {
    look: {
      found: { output: earlier },
      'nothing there': { output: null },
      'not found out': { error: new Error('down') },
      'no form': { error: refused },
    },
    keep: {
      kept: { output: { revision: 4, saved_at, replaced: null } },
      'kept over another': { output: { revision: 5, saved_at, replaced: other } },
      'not kept': { error: new Error('down') },
      'not to be kept': { error: refused },
    },
    drop: { dropped: { output: undefined }, 'not dropped': { error: new Error('down') } },
  },
  situations: {
    'asking for what was typed before': {
      in: 'looking',
      by: ['a form'],
      rows: {
        found: { to: 'resting', knows: resumed },
        'nothing there': { to: 'resting' },
        'not found out': { to: 'resting' },
        'no form': { to: 'unkept', knows: { isMissed: true } },
        'typed B': { knows: { typed: first } },
        'typed BR': { knows: { typed: second } },
        finished: { to: 'over' },
      },
      nothing: ['taken back', 'chosen'],
    },
    untouched: {
      in: 'resting',
      by: ['a form', 'nothing there'],
      rows: {
        'typed B': { to: 'waiting', knows: { typed: first }, waits: [800] },
        'typed BR': { to: 'waiting', knows: { typed: second }, waits: [800] },
        finished: { to: 'over' },
      },
      nothing: ['taken back', 'chosen'],
    },
    resumed: {
      in: 'resting',
      by: ['a form', 'found'],
      knows: resumed,
      rows: {
        'typed BR': { to: 'waiting', knows: { typed: second }, waits: [800] },
        'taken back': { to: 'waiting', knows: { typed: null }, waits: [800] },
        finished: { to: 'dropping', knows: { isOver: true }, asks: dropping },
      },
      nothing: ['typed B', 'chosen'],
    },
    'typed in': {
      in: 'waiting',
      by: ['a form', 'nothing there', 'typed B'],
      rows: {
        'typed B': { waits: [800] },
        'typed BR': { knows: { typed: second }, waits: [800] },
        'taken back': { knows: { typed: null }, waits: [800] },
        [pause]: { to: 'keeping', knows: { sent: first }, asks: keeping(first, 0) },
        finished: { to: 'over' },
      },
      nothing: ['chosen'],
    },
    'typed in, and as it was': {
      in: 'waiting',
      by: ['a form', 'found', 'typed BR', 'typed B'],
      knows: resumed,
      rows: {
        'typed B': { waits: [800] },
        'typed BR': { knows: { typed: second }, waits: [800] },
        'taken back': { knows: { typed: null }, waits: [800] },
        [pause]: { to: 'resting' },
        finished: { to: 'dropping', knows: { isOver: true }, asks: dropping },
      },
      nothing: ['chosen'],
    },
    'all taken back': {
      in: 'waiting',
      by: ['a form', 'found', 'taken back'],
      knows: { ...resumed, typed: null },
      rows: {
        'typed B': { knows: { typed: first }, waits: [800] },
        'typed BR': { knows: { typed: second }, waits: [800] },
        'taken back': { waits: [800] },
        [pause]: { to: 'dropping', asks: dropping },
        finished: { to: 'dropping', knows: { isOver: true }, asks: dropping },
      },
      nothing: ['chosen'],
    },
    'on its way': {
      in: 'keeping',
      by: ['a form', 'nothing there', 'typed B', pause],
      knows: { typed: first, sent: first },
      rows: {
        kept: { to: 'resting', knows: { kept: first, keptAt: saved_at, seen: 4 } },
        'kept over another': { to: 'resting', knows: { kept: first, keptAt: saved_at, seen: 5, elsewhere: other } },
        'not kept': { to: 'missed', knows: { isMissed: true }, waits: [5000] },
        'not to be kept': { to: 'unkept', knows: { isMissed: true } },
        'typed BR': { knows: { typed: second } },
        'taken back': { knows: { typed: null } },
        finished: { to: 'dropping', knows: { isOver: true }, asks: dropping },
      },
      nothing: ['typed B', 'chosen'],
    },
    'on its way, and typed in again': {
      in: 'keeping',
      by: ['a form', 'nothing there', 'typed B', pause, 'typed BR'],
      knows: { typed: second, sent: first },
      rows: {
        kept: { to: 'waiting', knows: { kept: first, keptAt: saved_at, seen: 4 }, waits: [800] },
        'kept over another': {
          to: 'waiting',
          knows: { kept: first, keptAt: saved_at, seen: 5, elsewhere: other },
          waits: [800],
        },
        'not kept': { to: 'missed', knows: { isMissed: true }, waits: [5000] },
        'not to be kept': { to: 'unkept', knows: { isMissed: true } },
        'typed B': { knows: { typed: first } },
        'taken back': { knows: { typed: null } },
        finished: { to: 'dropping', knows: { isOver: true }, asks: dropping },
      },
      nothing: ['typed BR', 'chosen'],
    },
    'kept over what was typed elsewhere': {
      in: 'resting',
      by: ['a form', 'nothing there', 'typed B', pause, 'kept over another'],
      knows: { typed: first, sent: first, kept: first, keptAt: saved_at, seen: 5, elsewhere: other },
      rows: {
        'typed BR': { to: 'waiting', knows: { typed: second }, waits: [800] },
        'taken back': { to: 'waiting', knows: { typed: null }, waits: [800] },
        chosen: { knows: { elsewhere: null } },
        finished: { to: 'dropping', knows: { isOver: true }, asks: dropping },
      },
      nothing: ['typed B'],
    },
    'typed on, before anybody has chosen': {
      in: 'keeping',
      by: ['a form', 'nothing there', 'typed B', pause, 'kept over another', 'typed BR', pause],
      knows: { typed: second, sent: second, kept: first, keptAt: saved_at, seen: 5, elsewhere: other },
      rows: {
        kept: { to: 'resting', knows: { kept: second, seen: 4 } },
        'kept over another': { to: 'resting', knows: { kept: second } },
        'not kept': { to: 'missed', knows: { isMissed: true }, waits: [5000] },
        'not to be kept': { to: 'unkept', knows: { isMissed: true } },
        'typed B': { knows: { typed: first } },
        'taken back': { knows: { typed: null } },
        chosen: { knows: { elsewhere: null } },
        finished: { to: 'dropping', knows: { isOver: true }, asks: dropping },
      },
      nothing: ['typed BR'],
    },
    'not kept': {
      in: 'missed',
      by: ['a form', 'nothing there', 'typed B', pause, 'not kept'],
      knows: { typed: first, sent: first, isMissed: true },
      rows: {
        'typed B': { to: 'waiting', waits: [800] },
        'typed BR': { to: 'waiting', knows: { typed: second }, waits: [800] },
        'taken back': { to: 'waiting', knows: { typed: null }, waits: [800] },
        [retry]: { to: 'waiting', waits: [800] },
        finished: { to: 'over' },
      },
      nothing: ['chosen'],
    },
    'tried again': {
      in: 'keeping',
      by: ['a form', 'nothing there', 'typed B', pause, 'not kept', retry, pause],
      knows: { typed: first, sent: first, isMissed: true },
      rows: {
        kept: { to: 'resting', knows: { kept: first, keptAt: saved_at, seen: 4, isMissed: false } },
        'kept over another': {
          to: 'resting',
          knows: { kept: first, keptAt: saved_at, seen: 5, elsewhere: other, isMissed: false },
        },
        'not kept': { to: 'missed', waits: [5000] },
        'not to be kept': { to: 'unkept' },
        'typed BR': { knows: { typed: second } },
        'taken back': { knows: { typed: null } },
        finished: { to: 'dropping', knows: { isOver: true }, asks: dropping },
      },
      nothing: ['typed B', 'chosen'],
    },
    'not to be kept': {
      in: 'unkept',
      by: ['a form', 'nothing there', 'typed B', pause, 'not to be kept'],
      knows: { typed: first, sent: first, isMissed: true },
      rows: {
        'typed BR': { knows: { typed: second } },
        'taken back': { knows: { typed: null } },
        finished: { to: 'over' },
      },
      nothing: ['typed B', 'chosen'],
    },
    'being taken back': {
      in: 'dropping',
      by: ['a form', 'found', 'taken back', pause],
      knows: { ...resumed, typed: null },
      rows: {
        dropped: { to: 'resting', knows: { kept: null, keptAt: null, seen: 0, writer: 'form.1' } },
        'not dropped': { to: 'missed', knows: { isMissed: true }, waits: [5000] },
        'typed B': { knows: { typed: first } },
        'typed BR': { knows: { typed: second } },
        finished: { knows: { isOver: true } },
      },
      nothing: ['taken back', 'chosen'],
    },
    'being taken back, and typed in again': {
      in: 'dropping',
      by: ['a form', 'found', 'taken back', pause, 'typed BR'],
      knows: { ...resumed, typed: second },
      rows: {
        dropped: { to: 'waiting', knows: { kept: null, keptAt: null, seen: 0, writer: 'form.1' }, waits: [800] },
        'not dropped': { to: 'missed', knows: { isMissed: true }, waits: [5000] },
        'typed B': { knows: { typed: first } },
        'taken back': { knows: { typed: null } },
        finished: { knows: { isOver: true } },
      },
      nothing: ['typed BR', 'chosen'],
    },
    'ending with what was submitted': {
      in: 'dropping',
      by: ['a form', 'found', 'finished'],
      knows: { ...resumed, isOver: true },
      rows: {
        dropped: { to: 'over' },
        'not dropped': { to: 'over' },
        'typed BR': { knows: { typed: second } },
        'taken back': { knows: { typed: null } },
      },
      nothing: ['typed B', 'finished', 'chosen'],
    },
  },
}
