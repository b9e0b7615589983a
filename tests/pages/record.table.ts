import type { recordMachine } from '../../src/pages/record/record.machine.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const record = { id: '17', revision: 4, name: 'Bank Artha' }
const newer = { ...record, revision: 5 }
const down = new Error('down')
const always = { '5 saved elsewhere': { knows: { heard: 5 } } }

/** One record that is read, and deleted only as it was read and after a yes. */
export const recordTable: DecisionTable<typeof recordMachine> = {
  proves: 'B082',
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    unloaded: { is: 'unloaded', tags: ['failed'] },
    shown: { is: 'shown', tags: ['settled'] },
    asking: { is: 'asking', tags: ['asked'] },
    deleting: { is: 'deleting', tags: ['asked', 'busy'] },
    deleted: { is: 'deleted', isOver: true },
  },
  beginnings: {
    opened: {
      input: { id: '17' },
      to: 'loading',
      knows: { id: '17', record: null, heard: 0, failure: null },
      asks: [['load', '17']],
    },
  },
  events: {
    'read again': { type: 'load.retried' },
    '5 saved elsewhere': { type: 'record.savedElsewhere', revision: 5 },
    'the newer one is wanted': { type: 'change.wanted' },
    delete: { type: 'deletion.chosen' },
    no: { type: 'deletion.abandoned' },
    yes: { type: 'deletion.confirmed' },
  },
  answers: {
    load: { read: { output: record }, '5 read': { output: newer }, 'not read': { error: down } },
    remove: {
      deleted: { output: { __typename: 'Saved' } },
      'saved by somebody since': { output: { __typename: 'Stale', revision: 5 } },
      'not taken': { output: { __typename: 'Invalid' } },
      'no answer': { error: down },
    },
  },
  situations: {
    'on its way': {
      in: 'loading',
      by: ['opened'],
      rows: {
        ...always,
        read: { to: 'shown', knows: { record } },
        '5 read': { to: 'shown', knows: { record: newer } },
        'not read': { to: 'unloaded', knows: { failure: down } },
      },
      nothing: ['read again', 'the newer one is wanted', 'delete', 'no', 'yes'],
    },
    'could not be read': {
      in: 'unloaded',
      by: ['opened', 'not read'],
      rows: { ...always, 'read again': { to: 'loading', asks: [['load', '17']] } },
      nothing: ['the newer one is wanted', 'delete', 'no', 'yes'],
    },
    'being read after a failure': {
      in: 'loading',
      by: ['opened', 'not read', 'read again'],
      knows: { failure: down },
      rows: {
        ...always,
        read: { to: 'shown', knows: { record, failure: null } },
        '5 read': { to: 'shown', knows: { record: newer, failure: null } },
        'not read': { to: 'unloaded' },
      },
      nothing: ['read again', 'the newer one is wanted', 'delete', 'no', 'yes'],
    },
    'in view': {
      in: 'shown',
      by: ['opened', 'read'],
      rows: {
        ...always,
        'the newer one is wanted': { to: 'loading', asks: [['load', '17']] },
        delete: { to: 'asking' },
      },
      nothing: ['read again', 'no', 'yes'],
    },
    'in view, a newer one heard of': {
      in: 'shown',
      by: ['opened', '5 saved elsewhere', 'read'],
      knows: { heard: 5, record },
      rows: { 'the newer one is wanted': { to: 'loading', asks: [['load', '17']] }, delete: { to: 'asking' } },
      nothing: ['5 saved elsewhere', 'read again', 'no', 'yes'],
    },
    'asked whether to delete': {
      in: 'asking',
      by: ['opened', 'read', 'delete'],
      rows: { ...always, no: { to: 'shown' }, yes: { to: 'deleting', asks: [['remove', record]] } },
      nothing: ['read again', 'the newer one is wanted', 'delete'],
    },
    'being deleted': {
      in: 'deleting',
      by: ['opened', 'read', 'delete', 'yes'],
      rows: {
        ...always,
        deleted: { to: 'deleted', says: [{ type: 'deleted' }] },
        'saved by somebody since': { to: 'loading', says: [{ type: 'overtaken' }], asks: [['load', '17']] },
        'not taken': { to: 'loading', says: [{ type: 'overtaken' }], asks: [['load', '17']] },
        'no answer': { to: 'shown', says: [{ type: 'failed', error: down }] },
      },
      nothing: ['read again', 'the newer one is wanted', 'delete', 'no', 'yes'],
    },
  },
}
