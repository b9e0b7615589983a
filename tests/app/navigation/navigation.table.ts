import type { navigationMachine } from '../../../src/app/navigation/navigation.machine.ts'
import type { Order } from '../../../src/shared/navigation/order.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const standard: Order = [
  { id: 'life', entries: ['credit', 'quotes', 'report'] },
  { id: 'banks', entries: [] },
]
const own: Order = [
  { id: 'banks', entries: [] },
  { id: 'life', entries: ['credit', 'quotes', 'report'] },
]
const moved: Order = [
  { id: 'life', entries: ['quotes', 'report', 'credit'] },
  { id: 'banks', entries: [] },
]
const ownMoved: Order = [own[0]!, moved[0]!]
const full = new Error('The disk is full')

const groupMove = { group: null, id: 'banks', to: 0 }
const entryMove = { group: 'life', id: 'credit', to: 2 }

/** What moves nothing: out of the list at either end, to where it stands, out of its group, of what is not there. */
const idle = [
  'a group before the first',
  'a group behind the last',
  'a group to where it stands',
  'an entry into another group',
  'what is not there',
]
const openings = ['opened with the standard order', 'opened with an own order']

/** Customise navigation: entries after 1 s, moved by the person, kept with Done, back to the default with Reset. */
export const navigationTable: DecisionTable<typeof navigationMachine> = {
  proves: 'B040 B041 B042 B043 B044',
  states: {
    closed: { is: 'closed' },
    loading: { is: 'loading', tags: ['busy'] },
    arranging: { is: { arranging: 'offered' }, tags: ['editable'] },
    failed: { is: { arranging: 'failed' }, tags: ['editable', 'failed'] },
    saving: { is: 'saving', tags: ['busy'] },
  },
  beginnings: { begun: { to: 'closed', knows: { order: [], standard: [], moved: null } } },
  events: {
    'opened with the standard order': { type: 'customisation.opened', order: standard, standard },
    'opened with an own order': { type: 'customisation.opened', order: own, standard },
    'the last group to the front': { type: 'entry.moved', ...groupMove },
    'the first entry to the end': { type: 'entry.moved', ...entryMove },
    'a group before the first': { type: 'entry.moved', group: null, id: 'life', to: -1 },
    'a group behind the last': { type: 'entry.moved', group: null, id: 'life', to: 2 },
    'a group to where it stands': { type: 'entry.moved', group: null, id: 'life', to: 0 },
    'an entry into another group': { type: 'entry.moved', group: 'banks', id: 'credit', to: 0 },
    'what is not there': { type: 'entry.moved', group: null, id: 'gone', to: 0 },
    Reset: { type: 'order.reset' },
    Done: { type: 'order.accepted' },
    closed: { type: 'customisation.abandoned' },
  },
  answers: { saveOrder: { kept: { output: undefined }, 'not kept': { error: full } } },
  situations: {
    'no dialog': {
      in: 'closed',
      by: ['begun'],
      rows: {
        'opened with the standard order': { to: 'loading', knows: { order: standard, standard }, waits: [1_000] },
        'opened with an own order': { to: 'loading', knows: { order: own, standard }, waits: [1_000] },
      },
      nothing: [...idle, 'the last group to the front', 'the first entry to the end', 'Reset', 'Done', 'closed'],
    },
    'the first second': {
      in: 'loading',
      by: ['begun', 'opened with the standard order'],
      rows: { 'after 1000 ms': { to: 'arranging' }, closed: { to: 'closed' } },
      nothing: [...openings, ...idle, 'the last group to the front', 'the first entry to the end', 'Reset', 'Done'],
    },
    'the standard order': {
      in: 'arranging',
      by: ['begun', 'opened with the standard order', 'after 1000 ms'],
      rows: {
        'the last group to the front': { knows: { order: own, moved: { ...groupMove, of: 2 } } },
        'the first entry to the end': { knows: { order: moved, moved: { ...entryMove, of: 3 } } },
        Done: { to: 'saving', asks: [['saveOrder', null]] },
        closed: { to: 'closed' },
      },
      nothing: [...openings, ...idle, 'Reset'],
    },
    'an own order': {
      in: 'arranging',
      by: ['begun', 'opened with an own order', 'after 1000 ms'],
      knows: { order: own },
      rows: {
        'a group to where it stands': {
          knows: { order: standard, moved: { group: null, id: 'life', to: 0, of: 2 } },
        },
        'the first entry to the end': { knows: { order: ownMoved, moved: { ...entryMove, of: 3 } } },
        Reset: { knows: { order: standard } },
        Done: { to: 'saving', asks: [['saveOrder', own]] },
        closed: { to: 'closed' },
      },
      nothing: [
        ...openings,
        'the last group to the front',
        'a group before the first',
        'a group behind the last',
        'an entry into another group',
        'what is not there',
      ],
    },
    'an entry was moved': {
      in: 'arranging',
      by: ['begun', 'opened with the standard order', 'after 1000 ms', 'the first entry to the end'],
      knows: { order: moved },
      rows: {
        'the last group to the front': { knows: { order: ownMoved, moved: { ...groupMove, of: 2 } } },
        Reset: { knows: { order: standard, moved: null } },
        Done: { to: 'saving', asks: [['saveOrder', moved]] },
        closed: { to: 'closed' },
      },
      nothing: [...openings, ...idle, 'the first entry to the end'],
    },
    'being kept': {
      in: 'saving',
      by: ['begun', 'opened with an own order', 'after 1000 ms', 'Done'],
      rows: {
        kept: { to: 'closed', says: [{ type: 'order.saved' }] },
        'not kept': { to: 'failed', says: [{ type: 'order.unsaved', message: 'The disk is full' }] },
      },
      nothing: [
        ...openings,
        ...idle,
        'the last group to the front',
        'the first entry to the end',
        'Reset',
        'Done',
        'closed',
      ],
    },
    'not kept': {
      in: 'failed',
      by: [
        'begun',
        'opened with the standard order',
        'after 1000 ms',
        'the first entry to the end',
        'Done',
        'not kept',
      ],
      rows: {
        'the last group to the front': { to: 'arranging', knows: { order: ownMoved, moved: { ...groupMove, of: 2 } } },
        Reset: { to: 'arranging', knows: { order: standard, moved: null } },
        Done: { to: 'saving', asks: [['saveOrder', moved]] },
        closed: { to: 'closed' },
      },
      nothing: [...openings, ...idle, 'the first entry to the end'],
    },
    'opened again after a move': {
      in: 'closed',
      by: ['begun', 'opened with the standard order', 'after 1000 ms', 'the first entry to the end', 'closed'],
      rows: {
        'opened with the standard order': { to: 'loading', knows: { order: standard, moved: null }, waits: [1_000] },
        'opened with an own order': { to: 'loading', knows: { order: own, moved: null }, waits: [1_000] },
      },
      nothing: [...idle, 'the last group to the front', 'the first entry to the end', 'Reset', 'Done', 'closed'],
    },
  },
}
