import { ApiError } from '../../src/data/apiError.ts'
import type { recordMachine } from '../../src/pages/record/record.machine.ts'
import type { HistoryEntry } from '../../src/shared/endpoints/answers/records.ts'
import type { Known, RecordContext } from '../../src/pages/record/record.types.ts'
import type { Area } from '../../src/shared/area/types.ts'
import type { DecisionTable, Outcome } from '../machines/support/table.ts'

type Then = Outcome<RecordContext>

const input = { area: { id: 'bank' } as Area, id: '17' }
const by = { userId: '1', name: 'Ani', organisation: 'Artha', kind: 'bank' }
const entry = (revision: number): HistoryEntry => ({
  revision,
  kind: 'edited',
  at: '2026-03-02T03:00:00.000Z',
  by,
  changes: { name: [`${revision - 1}`, `${revision}`] },
})
const at = (revision: number): Known => ({
  record: { id: '17', revision },
  history: [entry(revision), entry(revision - 1)],
  hasMore: true,
})
const [four, five] = [at(4), at(5)]
const withThree: Known = { ...four, history: [entry(4), entry(3), entry(2)], hasMore: false }
const gone: Known = { record: null, history: [entry(5), entry(4)], hasMore: false }
const fiveAfterFour: Known = { ...five, history: [entry(5), entry(4), entry(3)] }
const missing = new ApiError(200, 'NOT_FOUND', '')
const down = new Error('down')

const load: [string, unknown] = ['load', input]
const remove: [string, unknown] = ['remove', { ...input, revision: 4 }]

const deletion = ['delete', 'no', 'yes']
const reading = ['read again', 'the news are read', 'earlier is wanted']

/** While it is read again behind the reader. */
const refreshing: Record<string, Then> = {
  '4 heard of': { asks: [load] },
  'changed elsewhere': { asks: [load] },
  'it is gone': { to: 'unloaded', knows: { failure: missing } },
  'its history alone': { to: 'shown', knows: { known: gone, heard: 0 } },
  'not read': { to: 'missed', waits: [5_000] },
}

/** One record that is read, kept fresh, and deleted only as it was read and after a yes. */
export const recordTable: DecisionTable<typeof recordMachine> = {
  proves: 'B082',
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    unloaded: { is: 'unloaded', tags: ['failed'] },
    shown: { is: 'shown', tags: ['settled'] },
    refreshing: { is: 'refreshing', tags: ['settled'] },
    missed: { is: 'missed', tags: ['settled', 'failed'] },
    recalling: { is: 'recalling', tags: ['settled'] },
    asking: { is: 'asking', tags: ['asked'] },
    deleting: { is: 'deleting', tags: ['asked', 'busy'] },
    deleted: { is: 'deleted', isOver: true },
  },
  beginnings: {
    opened: {
      input: { ...input, known: null },
      to: 'loading',
      knows: { ...input, known: null, seen: 0, heard: 0, failure: null },
      asks: [['watch', input], load],
    },
    'opened after it was saved here': {
      input: { ...input, known: four },
      to: 'shown',
      knows: { ...input, known: four, seen: 4, heard: 0, failure: null },
      asks: [['watch', input]],
    },
  },
  events: {
    'read again': { type: 'load.retried' },
    '4 heard of': { type: 'record.heard', revision: 4 },
    '5 heard of': { type: 'record.heard', revision: 5 },
    'changed elsewhere': { type: 'record.changedElsewhere' },
    'the news are read': { type: 'news.read' },
    'earlier is wanted': { type: 'earlier.wanted' },
    delete: { type: 'deletion.chosen' },
    no: { type: 'deletion.abandoned' },
    yes: { type: 'deletion.confirmed' },
  },
  answers: {
    load: {
      read: { output: four },
      '5 read': { output: five },
      'its history alone': { output: gone },
      'it is gone': { error: missing },
      'not read': { error: down },
    },
    loadEarlier: {
      'as far as it goes': { output: { history: [entry(2)], hasMore: false } },
      'nothing told': { error: down },
    },
    remove: {
      deleted: { output: { __typename: 'Saved' } },
      'saved by somebody since': { output: { __typename: 'Stale', record: five.record, since: [entry(5)] } },
      'saved twice since': { output: { __typename: 'Stale', record: { id: '17', revision: 6 }, since: [entry(6)] } },
      'not taken': { output: { __typename: 'Invalid' } },
      'no answer': { error: down },
    },
  },
  situations: {
    'on its way': {
      in: 'loading',
      by: ['opened'],
      rows: {
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { knows: { heard: 5 } },
        read: { to: 'shown', knows: { known: four, seen: 4 } },
        '5 read': { to: 'shown', knows: { known: five, seen: 5 } },
        'its history alone': { to: 'shown', knows: { known: gone, seen: 5 } },
        'it is gone': { to: 'unloaded', knows: { failure: missing } },
        'not read': { to: 'unloaded', knows: { failure: down } },
      },
      nothing: [...reading, 'changed elsewhere', ...deletion],
    },
    'could not be read': {
      in: 'unloaded',
      by: ['opened', 'not read'],
      rows: {
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { knows: { heard: 5 } },
        'read again': { to: 'loading', asks: [load] },
      },
      nothing: ['the news are read', 'earlier is wanted', 'changed elsewhere', ...deletion],
    },
    'gone since it was read': {
      in: 'unloaded',
      by: ['opened', 'read', 'changed elsewhere', 'it is gone'],
      rows: {
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { knows: { heard: 5 } },
        'read again': { to: 'loading', asks: [load] },
      },
      nothing: ['the news are read', 'earlier is wanted', 'changed elsewhere', ...deletion],
    },
    'in view': {
      in: 'shown',
      by: ['opened', 'read'],
      rows: {
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { to: 'refreshing', knows: { heard: 5 }, asks: [load] },
        'changed elsewhere': { to: 'refreshing', asks: [load] },
        'earlier is wanted': { to: 'recalling', asks: [['loadEarlier', { ...input, below: 3 }]] },
        delete: { to: 'asking' },
      },
      nothing: ['read again', 'the news are read', 'no', 'yes'],
    },
    'in view as it was saved here': {
      in: 'shown',
      by: ['opened after it was saved here'],
      rows: {
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { to: 'refreshing', knows: { heard: 5 }, asks: [load] },
        'changed elsewhere': { to: 'refreshing', asks: [load] },
        'earlier is wanted': { to: 'recalling', asks: [['loadEarlier', { ...input, below: 3 }]] },
        delete: { to: 'asking' },
      },
      nothing: ['read again', 'the news are read', 'no', 'yes'],
    },
    'read again, as 5 was heard of': {
      in: 'refreshing',
      by: ['opened', 'read', '5 heard of'],
      knows: { heard: 5 },
      rows: {
        ...refreshing,
        '5 heard of': { asks: [load] },
        read: { to: 'shown', knows: { heard: 0 } },
        '5 read': { to: 'shown', knows: { known: five, heard: 0 } },
        'its history alone': { to: 'shown', knows: { known: gone, heard: 0 } },
      },
      nothing: [...reading, ...deletion],
    },
    'read again for no revision': {
      in: 'refreshing',
      by: ['opened', 'read', 'changed elsewhere'],
      rows: {
        ...refreshing,
        '4 heard of': { knows: { heard: 4 }, asks: [load] },
        '5 heard of': { knows: { heard: 5 }, asks: [load] },
        read: { to: 'shown' },
        '5 read': { to: 'shown', knows: { known: five } },
        'its history alone': { to: 'shown', knows: { known: gone } },
      },
      nothing: [...reading, ...deletion],
    },
    'what is shown may be old': {
      in: 'missed',
      by: ['opened', 'read', 'changed elsewhere', 'not read'],
      rows: {
        '4 heard of': { to: 'refreshing', knows: { heard: 4 }, asks: [load] },
        '5 heard of': { to: 'refreshing', knows: { heard: 5 }, asks: [load] },
        'changed elsewhere': { to: 'refreshing', asks: [load] },
        'after 5000 ms': { to: 'refreshing', asks: [load] },
      },
      nothing: [...reading, ...deletion],
    },
    'somebody has changed it to 5': {
      in: 'shown',
      by: ['opened', 'read', '5 heard of', '5 read'],
      knows: { known: five, seen: 4 },
      rows: {
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { knows: { heard: 5 } },
        'changed elsewhere': { to: 'refreshing', asks: [load] },
        'the news are read': { knows: { seen: 5 } },
        'earlier is wanted': { to: 'recalling', asks: [['loadEarlier', { ...input, below: 4 }]] },
        delete: { to: 'asking' },
      },
      nothing: ['read again', 'no', 'yes'],
    },
    'what was earlier is on its way': {
      in: 'recalling',
      by: ['opened', 'read', 'earlier is wanted'],
      rows: {
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { knows: { heard: 5 } },
        'as far as it goes': { to: 'shown', knows: { known: withThree } },
        'nothing told': { to: 'shown', says: [{ type: 'unrecalled', error: down }] },
      },
      nothing: [...reading, 'changed elsewhere', ...deletion],
    },
    'asked whether to delete': {
      in: 'asking',
      by: ['opened', 'read', 'delete'],
      rows: {
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { knows: { heard: 5 } },
        no: { to: 'shown' },
        yes: { to: 'deleting', asks: [remove] },
      },
      nothing: [...reading, 'changed elsewhere', 'delete'],
    },
    'being deleted': {
      in: 'deleting',
      by: ['opened', 'read', 'delete', 'yes'],
      rows: {
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { knows: { heard: 5 } },
        deleted: { to: 'deleted', says: [{ type: 'deleted' }] },
        'saved by somebody since': {
          to: 'shown',
          knows: { known: fiveAfterFour, heard: 5 },
          says: [{ type: 'overtaken' }],
        },
        'saved twice since': { to: 'refreshing', knows: { heard: 6 }, says: [{ type: 'overtaken' }], asks: [load] },
        'not taken': { to: 'shown', says: [{ type: 'overtaken' }] },
        'no answer': { to: 'shown', says: [{ type: 'failed', error: down }] },
      },
      nothing: [...reading, 'changed elsewhere', ...deletion],
    },
  },
}
