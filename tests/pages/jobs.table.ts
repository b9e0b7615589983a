import type { exportsMachine } from '../../src/pages/exports/exports.machine.ts'
import type { Job, Seen } from '../../src/data/jobs/jobs.types.ts'
import type { DecisionTable } from '../machines/support/table.ts'

interface Jobs {
  proves?: string
  /** The same job under way, and then not any more. */
  working: Seen & { jobs: readonly [Job, ...Job[]] }
  ready: Seen & { jobs: readonly [Job, ...Job[]] }
  /** What is looked at, and what else may be. */
  look: object
  other: object
  /** What may be ordered. */
  again: object
  cancel: object
}

const down = new Error('down')

/** Work of the server: looked at as long as it is under way, and each end is told once. */
export const jobsTable = ({
  proves,
  working,
  ready,
  look,
  other,
  again,
  cancel,
}: Jobs): DecisionTable<typeof exportsMachine> => ({
  ...(proves && { proves }),
  states: {
    reading: { is: 'reading', tags: ['busy'] },
    following: { is: 'following', tags: ['settled'] },
    shown: { is: 'shown', tags: ['settled'] },
    unread: { is: 'unread', tags: ['failed'] },
    ordering: { is: 'ordering', tags: ['busy'] },
  },
  beginnings: {
    opened: { input: { look }, to: 'reading', knows: { seen: null, look, order: null }, asks: [['load', look]] },
  },
  events: {
    'one is wanted again': { type: 'order.given', order: again },
    'one is to be cancelled': { type: 'order.given', order: cancel },
    'somebody looks': { type: 'list.wanted' },
    'something else is looked at': { type: 'list.wanted', look: other },
  },
  answers: {
    load: { 'one under way': { output: working }, 'none under way': { output: ready }, 'not read': { error: down } },
    carryOut: { done: { output: undefined }, 'not done': { error: down } },
  },
  situations: {
    'read for the first time': {
      in: 'reading',
      by: ['opened'],
      rows: {
        'something else is looked at': { to: 'reading', knows: { look: other }, asks: [['load', other]] },
        'one under way': { to: 'following', knows: { seen: working }, waits: [1500] },
        'none under way': { to: 'shown', knows: { seen: ready } },
        'not read': { to: 'unread', waits: [10_000] },
        'one is wanted again': { to: 'ordering', knows: { order: again }, asks: [['carryOut', again]] },
        'one is to be cancelled': { to: 'ordering', knows: { order: cancel }, asks: [['carryOut', cancel]] },
      },
      nothing: ['somebody looks'],
    },
    'one is under way': {
      in: 'following',
      by: ['opened', 'one under way'],
      rows: {
        'something else is looked at': { to: 'reading', knows: { look: other }, asks: [['load', other]] },
        'after 1500 ms': { to: 'reading', asks: [['load', look]] },
        'one is wanted again': { to: 'ordering', knows: { order: again }, asks: [['carryOut', again]] },
        'one is to be cancelled': { to: 'ordering', knows: { order: cancel }, asks: [['carryOut', cancel]] },
      },
      nothing: ['somebody looks'],
    },
    'looked at again while one was under way': {
      in: 'reading',
      by: ['opened', 'one under way', 'after 1500 ms'],
      knows: { seen: working },
      rows: {
        'something else is looked at': { to: 'reading', knows: { look: other }, asks: [['load', other]] },
        'one under way': { to: 'following', waits: [1500] },
        'none under way': { to: 'shown', knows: { seen: ready }, says: [{ type: 'ended', one: ready.jobs[0] }] },
        'not read': { to: 'unread', waits: [10_000] },
        'one is wanted again': { to: 'ordering', knows: { order: again }, asks: [['carryOut', again]] },
        'one is to be cancelled': { to: 'ordering', knows: { order: cancel }, asks: [['carryOut', cancel]] },
      },
      nothing: ['somebody looks'],
    },
    'none is under way': {
      in: 'shown',
      by: ['opened', 'none under way'],
      rows: {
        'something else is looked at': { to: 'reading', knows: { look: other }, asks: [['load', other]] },
        'somebody looks': { to: 'reading', asks: [['load', look]] },
        'one is wanted again': { to: 'ordering', knows: { order: again }, asks: [['carryOut', again]] },
        'one is to be cancelled': { to: 'ordering', knows: { order: cancel }, asks: [['carryOut', cancel]] },
      },
      nothing: [],
    },
    'could not be read': {
      in: 'unread',
      by: ['opened', 'not read'],
      rows: {
        'something else is looked at': { to: 'reading', knows: { look: other }, asks: [['load', other]] },
        'after 10000 ms': { to: 'reading', asks: [['load', look]] },
        'somebody looks': { to: 'reading', asks: [['load', look]] },
        'one is wanted again': { to: 'ordering', knows: { order: again }, asks: [['carryOut', again]] },
        'one is to be cancelled': { to: 'ordering', knows: { order: cancel }, asks: [['carryOut', cancel]] },
      },
      nothing: [],
    },
    'an order is carried out': {
      in: 'ordering',
      by: ['opened', 'one under way', 'one is to be cancelled'],
      rows: {
        done: {
          to: 'reading',
          knows: { order: null },
          says: [{ type: 'ordered', order: cancel }],
          asks: [['load', look]],
        },
        'not done': {
          to: 'reading',
          knows: { order: null },
          says: [{ type: 'failed', error: down }],
          asks: [['load', look]],
        },
      },
      nothing: ['somebody looks', 'something else is looked at', 'one is wanted again', 'one is to be cancelled'],
    },
  },
})
