import type { exportsMachine } from '../../src/pages/exports/exports.machine.ts'
import type { Export } from '../../src/shared/endpoints/answers/exports.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const of = (id: string, state: Export['state']): Export => ({
  id,
  title: 'Banks',
  narrowed: [],
  format: 'csv',
  state,
  reason: null,
  rows: 1,
  total: 2,
  size: null,
  requested_at: '2026-03-02T01:00:00.000Z',
  expires_at: null,
})
const working = [of('e2', 'working'), of('e1', 'ready')]
const ready = [of('e2', 'ready'), of('e1', 'ready')]
const again = { type: 'again', id: 'e1' } as const
const cancel = { type: 'cancel', id: 'e2' } as const
const down = new Error('down')

/** A person's exports: looked at as long as one is under way, and each end is told once. */
export const exportsTable: DecisionTable<typeof exportsMachine> = {
  proves: 'B167',
  states: {
    reading: { is: 'reading', tags: ['busy'] },
    following: { is: 'following', tags: ['settled'] },
    shown: { is: 'shown', tags: ['settled'] },
    unread: { is: 'unread', tags: ['failed'] },
    ordering: { is: 'ordering', tags: ['busy'] },
  },
  beginnings: { opened: { to: 'reading', knows: { exports: null, order: null }, asks: [['load']] } },
  events: {
    'one is wanted again': { type: 'order.given', order: again },
    'one is to be cancelled': { type: 'order.given', order: cancel },
    'somebody looks': { type: 'list.wanted' },
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
        'one under way': { to: 'following', knows: { exports: working }, waits: [1500] },
        'none under way': { to: 'shown', knows: { exports: ready } },
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
        'after 1500 ms': { to: 'reading', asks: [['load']] },
        'one is wanted again': { to: 'ordering', knows: { order: again }, asks: [['carryOut', again]] },
        'one is to be cancelled': { to: 'ordering', knows: { order: cancel }, asks: [['carryOut', cancel]] },
      },
      nothing: ['somebody looks'],
    },
    'looked at again while one was under way': {
      in: 'reading',
      by: ['opened', 'one under way', 'after 1500 ms'],
      knows: { exports: working },
      rows: {
        'one under way': { to: 'following', waits: [1500] },
        'none under way': { to: 'shown', knows: { exports: ready }, says: [{ type: 'ended', one: ready[0]! }] },
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
        'somebody looks': { to: 'reading', asks: [['load']] },
        'one is wanted again': { to: 'ordering', knows: { order: again }, asks: [['carryOut', again]] },
        'one is to be cancelled': { to: 'ordering', knows: { order: cancel }, asks: [['carryOut', cancel]] },
      },
      nothing: [],
    },
    'could not be read': {
      in: 'unread',
      by: ['opened', 'not read'],
      rows: {
        'after 10000 ms': { to: 'reading', asks: [['load']] },
        'somebody looks': { to: 'reading', asks: [['load']] },
        'one is wanted again': { to: 'ordering', knows: { order: again }, asks: [['carryOut', again]] },
        'one is to be cancelled': { to: 'ordering', knows: { order: cancel }, asks: [['carryOut', cancel]] },
      },
      nothing: [],
    },
    'an order is carried out': {
      in: 'ordering',
      by: ['opened', 'one under way', 'one is to be cancelled'],
      rows: {
        done: { to: 'reading', knows: { order: null }, says: [{ type: 'ordered', order: cancel }], asks: [['load']] },
        'not done': {
          to: 'reading',
          knows: { order: null },
          says: [{ type: 'failed', error: down }],
          asks: [['load']],
        },
      },
      nothing: ['somebody looks', 'one is wanted again', 'one is to be cancelled'],
    },
  },
}
