import { ApiError } from '../../../src/data/apiError.ts'
import type { recordMachine } from '../../../src/data/record/record.machine.ts'
import type { Known, RecordContext } from '../../../src/data/record/record.types.ts'
import type { Area } from '../../../src/shared/area/types.ts'
import type { HistoryEntry, Row, Saved } from '../../../src/shared/endpoints/answers/records.ts'
import type { DecisionTable, Outcome } from '../../machines/support/table.ts'

type Then = Outcome<RecordContext>

const input = { area: { id: 'bank' } as Area, id: '17' }
const by = { userId: '1', name: 'Ani', organisation: 'Artha', kind: 'bank' }
const day = '2026-03-02T03:00:00.000Z'
const entry = (revision: number): HistoryEntry => ({
  revision,
  kind: 'edited',
  at: day,
  by,
  changes: { name: [`${revision - 1}`, `${revision}`] },
})
const row = (revision: number): Row => ({ id: '17', revision, created_at: day, updated_at: day })
const at = (revision: number): Known => ({
  row: row(revision),
  history: [entry(revision), entry(revision - 1)],
  hasMore: true,
  standing: null,
})
const [four, five] = [at(4), at(5)]
const withThree: Known = { ...four, history: [entry(4), entry(3), entry(2)], hasMore: false }
const gone: Known = { row: null, history: [entry(5), entry(4)], hasMore: false, standing: null }
const fiveAfterFour: Known = { ...five, history: [entry(5), entry(4), entry(3)] }
const sixAfterFive: Known = { ...five, row: row(6), history: [entry(6), entry(5), entry(4)] }
const saved = (revision: number): Saved => ({
  __typename: 'Saved',
  id: '17',
  revision,
  record: row(revision),
  entry: entry(revision),
})
const missing = new ApiError(200, 'NOT_FOUND', '')
const down = new Error('down')

const load: [string, unknown] = ['load', input]
const remove: [string, unknown] = ['remove', { ...input, revision: 4 }]
const earlier = (below: number): [string, unknown] => ['loadEarlier', { ...input, below }]

const deciding = ['approve is chosen']
const answering = ['no', 'yes']
const resting = ['read again', ...deciding]
const unread = [...resting, 'the news are read', 'earlier is wanted', 'delete', ...answering, 'told of 5', 'told of 6']

/** While it is read again behind the reader. */
const refreshing: Record<string, Then> = {
  '4 heard of': { asks: [load] },
  'changed elsewhere': { asks: [load] },
  'it is gone': { to: 'gone' },
  'its history alone': { to: 'current, idle', knows: { known: gone, heard: 5 } },
  'not read': { to: 'missed, idle', waits: [5_000] },
  delete: { to: 'refreshing, asking' },
}

/** While 4 is shown and nothing is asked: what was done from here tells it all, or that something is between. */
const told: Record<string, Then> = {
  'told of 5': { knows: { known: fiveAfterFour, heard: 5 } },
  'told of 6': { to: 'refreshing, idle', knows: { heard: 6 }, asks: [load] },
}

/** One plain record that is read, kept fresh, and deleted only as it was seen and after a yes. */
export const plainTable: DecisionTable<typeof recordMachine> = {
  proves: 'B082',
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    gone: { is: 'gone', tags: ['settled', 'failed'] },
    failed: { is: 'failed', tags: ['settled', 'failed'] },
    deleted: { is: 'deleted', isOver: true },
    ...Object.fromEntries(
      ['current', 'refreshing', 'missed', 'recalling'].flatMap((knowledge) =>
        Object.entries({ idle: ['settled'], asking: ['asked'], deleting: ['asked', 'busy'] }).map(([work, tags]) => [
          `${knowledge}, ${work}`,
          { is: { shown: { knowledge, work } }, tags: knowledge === 'missed' ? ['failed', ...tags] : tags },
        ]),
      ),
    ),
  },
  beginnings: {
    opened: {
      input: { ...input, known: null, isRemembered: true },
      to: 'loading',
      knows: {
        ...input,
        known: null,
        isRemembered: true,
        seen: 0,
        before: null,
        heard: 0,
        issued: [],
        draft: null,
        refusal: null,
        failure: null,
      },
      asks: [['watch', input], load],
    },
    'opened after it was saved here': {
      input: { ...input, known: four, isRemembered: false },
      to: 'current, idle',
      knows: {
        ...input,
        known: four,
        isRemembered: false,
        seen: 4,
        before: four.row,
        heard: 0,
        issued: [],
        draft: null,
        refusal: null,
        failure: null,
      },
      asks: [['watch', input]],
    },
    'opened again': {
      input: { ...input, known: four, isRemembered: true },
      to: 'refreshing, idle',
      knows: {
        ...input,
        known: four,
        isRemembered: true,
        seen: 4,
        before: four.row,
        heard: 0,
        issued: [],
        draft: null,
        refusal: null,
        failure: null,
      },
      asks: [['watch', input], load],
    },
  },
  events: {
    'read again': { type: 'load.retried' },
    '4 heard of': { type: 'record.heard', revision: 4 },
    '5 heard of': { type: 'record.heard', revision: 5 },
    'changed elsewhere': { type: 'record.changedElsewhere' },
    'told of 5': { type: 'record.told', answer: saved(5) },
    'told of 6': { type: 'record.told', answer: saved(6) },
    'the news are read': { type: 'news.read' },
    'earlier is wanted': { type: 'earlier.wanted' },
    delete: { type: 'deletion.chosen' },
    no: { type: 'deletion.abandoned' },
    yes: { type: 'deletion.confirmed' },
    'approve is chosen': { type: 'action.chosen', action: 'quotation.approved', meta: { label: '' }, key: '' },
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
      'saved by somebody since': { output: { __typename: 'Stale', revision: 5, record: row(5), since: [entry(5)] } },
      'saved twice since': { output: { __typename: 'Stale', revision: 6, record: row(6), since: [entry(6)] } },
      'saved twice since, as far as is told': {
        output: { __typename: 'Stale', revision: 6, record: row(6), since: [entry(5)] },
      },
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
        read: { to: 'current, idle', knows: { known: four, seen: 4, before: four.row, heard: 4 } },
        '5 read': { to: 'current, idle', knows: { known: five, seen: 5, before: five.row, heard: 5 } },
        'its history alone': { to: 'current, idle', knows: { known: gone, seen: 5, heard: 5 } },
        'it is gone': { to: 'gone' },
        'not read': { to: 'failed', knows: { failure: down } },
      },
      nothing: [...unread, 'changed elsewhere'],
    },
    'on its way, and 5 heard of': {
      in: 'loading',
      by: ['opened', '5 heard of'],
      rows: {
        read: { to: 'refreshing, idle', knows: { known: four, seen: 4, before: four.row }, asks: [load] },
        '5 read': { to: 'current, idle', knows: { known: five, seen: 5, before: five.row } },
        'its history alone': { to: 'current, idle', knows: { known: gone, seen: 5 } },
        'it is gone': { to: 'gone' },
        'not read': { to: 'failed', knows: { failure: down } },
      },
      nothing: [...unread, 'changed elsewhere', '4 heard of', '5 heard of'],
    },
    'could not be read': {
      in: 'failed',
      by: ['opened', 'not read'],
      rows: {
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { knows: { heard: 5 } },
        'read again': { to: 'loading', asks: [load] },
      },
      nothing: [...unread.filter((event) => event !== 'read again'), 'changed elsewhere'],
    },
    'on its way once more': {
      in: 'loading',
      by: ['opened', 'not read', 'read again'],
      rows: {
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { knows: { heard: 5 } },
        read: { to: 'current, idle', knows: { known: four, seen: 4, before: four.row, heard: 4, failure: null } },
        '5 read': { to: 'current, idle', knows: { known: five, seen: 5, before: five.row, heard: 5, failure: null } },
        'its history alone': { to: 'current, idle', knows: { known: gone, seen: 5, heard: 5, failure: null } },
        'it is gone': { to: 'gone' },
        'not read': { to: 'failed' },
      },
      nothing: [...unread, 'changed elsewhere'],
    },
    'gone since it was read': {
      in: 'gone',
      by: ['opened', 'read', 'changed elsewhere', 'it is gone'],
      rows: { '5 heard of': { knows: { heard: 5 } } },
      nothing: [...unread, 'changed elsewhere', '4 heard of'],
    },
    'in view': {
      in: 'current, idle',
      by: ['opened', 'read'],
      rows: {
        ...told,
        '5 heard of': { to: 'refreshing, idle', knows: { heard: 5 }, asks: [load] },
        'changed elsewhere': { to: 'refreshing, idle', asks: [load] },
        'earlier is wanted': { to: 'recalling, idle', asks: [earlier(3)] },
        delete: { to: 'current, asking' },
      },
      nothing: [...resting, ...answering, 'the news are read', '4 heard of'],
    },
    'in view as it was saved here': {
      in: 'current, idle',
      by: ['opened after it was saved here'],
      rows: {
        ...told,
        '4 heard of': { knows: { heard: 4 } },
        '5 heard of': { to: 'refreshing, idle', knows: { heard: 5 }, asks: [load] },
        'changed elsewhere': { to: 'refreshing, idle', asks: [load] },
        'earlier is wanted': { to: 'recalling, idle', asks: [earlier(3)] },
        delete: { to: 'current, asking' },
      },
      nothing: [...resting, ...answering, 'the news are read'],
    },
    'read again, as 5 was heard of': {
      in: 'refreshing, idle',
      by: ['opened', 'read', '5 heard of'],
      knows: { heard: 5 },
      rows: {
        ...refreshing,
        'its history alone': { to: 'current, idle', knows: { known: gone } },
        '5 heard of': { asks: [load] },
        read: { to: 'current, idle', knows: { heard: 4 } },
        '5 read': { to: 'current, idle', knows: { known: five } },
        'told of 5': { knows: { known: fiveAfterFour } },
        'told of 6': { knows: { heard: 6 } },
      },
      nothing: [...resting, ...answering, 'the news are read', 'earlier is wanted'],
    },
    'read again for no revision': {
      in: 'refreshing, idle',
      by: ['opened', 'read', 'changed elsewhere'],
      rows: {
        ...refreshing,
        '5 heard of': { knows: { heard: 5 }, asks: [load] },
        read: { to: 'current, idle' },
        '5 read': { to: 'current, idle', knows: { known: five, heard: 5 } },
        'told of 5': { knows: { known: fiveAfterFour, heard: 5 } },
        'told of 6': { knows: { heard: 6 } },
      },
      nothing: [...resting, ...answering, 'the news are read', 'earlier is wanted'],
    },
    'told of 5 while it was read again': {
      in: 'refreshing, idle',
      by: ['opened', 'read', 'changed elsewhere', 'told of 5'],
      knows: { known: fiveAfterFour, seen: 4 },
      rows: {
        ...refreshing,
        'its history alone': { to: 'current, idle', knows: { known: gone } },
        '5 heard of': { asks: [load] },
        // It was asked for before.
        read: { to: 'current, idle' },
        '5 read': { to: 'current, idle', knows: { known: five } },
        'told of 6': { knows: { known: { ...sixAfterFive, history: [entry(6), ...fiveAfterFour.history] }, heard: 6 } },
        'the news are read': { knows: { seen: 5, before: five.row } },
        delete: { to: 'refreshing, asking', knows: { seen: 5, before: five.row } },
      },
      nothing: [...resting, ...answering, 'earlier is wanted', 'told of 5'],
    },
    'what is shown may be old': {
      in: 'missed, idle',
      by: ['opened', 'read', 'changed elsewhere', 'not read'],
      rows: {
        '4 heard of': { to: 'refreshing, idle', asks: [load] },
        '5 heard of': { to: 'refreshing, idle', knows: { heard: 5 }, asks: [load] },
        'changed elsewhere': { to: 'refreshing, idle', asks: [load] },
        'after 5000 ms': { to: 'refreshing, idle', asks: [load] },
        'told of 5': { knows: { known: fiveAfterFour, heard: 5 } },
        'told of 6': { knows: { heard: 6 } },
        delete: { to: 'missed, asking' },
      },
      nothing: [...resting, ...answering, 'the news are read', 'earlier is wanted'],
    },
    'somebody has changed it to 5': {
      in: 'current, idle',
      by: ['opened', 'read', '5 heard of', '5 read'],
      knows: { known: five, seen: 4, before: four.row },
      rows: {
        'changed elsewhere': { to: 'refreshing, idle', asks: [load] },
        'the news are read': { knows: { seen: 5, before: five.row } },
        'earlier is wanted': { to: 'recalling, idle', asks: [earlier(4)] },
        delete: { to: 'current, asking', knows: { seen: 5, before: five.row } },
        'told of 6': { knows: { known: sixAfterFive, heard: 6 } },
      },
      nothing: [...resting, ...answering, '4 heard of', '5 heard of', 'told of 5'],
    },
    'what was earlier is on its way': {
      in: 'recalling, idle',
      by: ['opened', 'read', 'earlier is wanted'],
      rows: {
        '5 heard of': { knows: { heard: 5 } },
        'changed elsewhere': { to: 'refreshing, idle', asks: [load] },
        'as far as it goes': { to: 'current, idle', knows: { known: withThree } },
        'nothing told': { to: 'current, idle', says: [{ type: 'unrecalled', error: down }] },
        'told of 5': { knows: { known: fiveAfterFour, heard: 5 } },
        'told of 6': { knows: { heard: 6 } },
        delete: { to: 'recalling, asking' },
      },
      nothing: [...resting, ...answering, '4 heard of', 'the news are read', 'earlier is wanted'],
    },
    'everything earlier is known': {
      in: 'current, idle',
      by: ['opened', 'read', 'earlier is wanted', 'as far as it goes'],
      knows: { known: withThree },
      rows: {
        ...told,
        'told of 5': {
          knows: { known: { ...withThree, row: row(5), history: [entry(5), ...withThree.history] }, heard: 5 },
        },
        '5 heard of': { to: 'refreshing, idle', knows: { heard: 5 }, asks: [load] },
        'changed elsewhere': { to: 'refreshing, idle', asks: [load] },
        delete: { to: 'current, asking' },
      },
      nothing: [...resting, ...answering, '4 heard of', 'the news are read', 'earlier is wanted'],
    },
    'asked whether to delete': {
      in: 'current, asking',
      by: ['opened', 'read', 'delete'],
      rows: {
        '5 heard of': { to: 'refreshing, asking', knows: { heard: 5 }, asks: [load] },
        'changed elsewhere': { to: 'refreshing, asking', asks: [load] },
        'earlier is wanted': { to: 'recalling, asking', asks: [earlier(3)] },
        'told of 5': { knows: { known: fiveAfterFour, heard: 5 } },
        'told of 6': { to: 'refreshing, asking', knows: { heard: 6 }, asks: [load] },
        no: { to: 'current, idle' },
        yes: { to: 'current, deleting', asks: [remove] },
      },
      nothing: [...resting, '4 heard of', 'the news are read', 'delete'],
    },
    'somebody has changed it to 5 since it was asked': {
      in: 'current, asking',
      by: ['opened', 'read', 'delete', '5 heard of', '5 read'],
      knows: { known: five, seen: 4 },
      rows: {
        'changed elsewhere': { to: 'refreshing, asking', asks: [load] },
        'earlier is wanted': { to: 'recalling, asking', asks: [earlier(4)] },
        'told of 6': { knows: { known: sixAfterFive, heard: 6 } },
        no: { to: 'current, idle' },
        // The yes was to what was seen when it was asked.
        yes: { to: 'current, deleting', asks: [remove] },
      },
      nothing: [...resting, '4 heard of', '5 heard of', 'the news are read', 'delete', 'told of 5'],
    },
    'asked whether to delete while what was earlier is on its way': {
      in: 'recalling, asking',
      by: ['opened', 'read', 'earlier is wanted', 'delete'],
      rows: {
        '5 heard of': { knows: { heard: 5 } },
        'changed elsewhere': { to: 'refreshing, asking', asks: [load] },
        'as far as it goes': { to: 'current, asking', knows: { known: withThree } },
        'nothing told': { to: 'current, asking', says: [{ type: 'unrecalled', error: down }] },
        'told of 5': { knows: { known: fiveAfterFour, heard: 5 } },
        'told of 6': { knows: { heard: 6 } },
        no: { to: 'recalling, idle' },
        yes: { to: 'recalling, deleting', asks: [remove] },
      },
      nothing: [...resting, '4 heard of', 'the news are read', 'earlier is wanted', 'delete'],
    },
    'being deleted while it is read again': {
      in: 'refreshing, deleting',
      by: ['opened', 'read', 'delete', 'yes', 'changed elsewhere'],
      rows: {
        '4 heard of': { asks: [load] },
        '5 heard of': { knows: { heard: 5 }, asks: [load] },
        'changed elsewhere': { asks: [load] },
        read: { to: 'current, deleting' },
        '5 read': { to: 'current, deleting', knows: { known: five, heard: 5 } },
        'its history alone': { to: 'current, deleting', knows: { known: gone, heard: 5 } },
        'it is gone': { to: 'gone' },
        'not read': { to: 'missed, deleting', waits: [5_000] },
        'told of 5': { knows: { known: fiveAfterFour, heard: 5 } },
        'told of 6': { knows: { heard: 6 } },
        deleted: { to: 'deleted', says: [{ type: 'deleted' }] },
        'saved by somebody since': {
          to: 'refreshing, idle',
          knows: { known: fiveAfterFour, heard: 5 },
          says: [{ type: 'overtaken' }],
        },
        'saved twice since': { to: 'refreshing, idle', knows: { heard: 6 }, says: [{ type: 'overtaken' }] },
        'saved twice since, as far as is told': {
          to: 'refreshing, idle',
          knows: { heard: 6 },
          says: [{ type: 'overtaken' }],
        },
        'not taken': { to: 'refreshing, idle', says: [{ type: 'overtaken' }] },
        'no answer': { to: 'refreshing, idle', says: [{ type: 'undeleted', error: down }] },
      },
      nothing: [...resting, ...answering, 'the news are read', 'earlier is wanted', 'delete'],
    },
    'being deleted': {
      in: 'current, deleting',
      by: ['opened', 'read', 'delete', 'yes'],
      rows: {
        // It is likely to be this deletion.
        '5 heard of': { knows: { heard: 5 } },
        'changed elsewhere': { to: 'refreshing, deleting', asks: [load] },
        'earlier is wanted': { to: 'recalling, deleting', asks: [earlier(3)] },
        'told of 5': { knows: { known: fiveAfterFour, heard: 5 } },
        'told of 6': { knows: { heard: 6 } },
        deleted: { to: 'deleted', says: [{ type: 'deleted' }] },
        'saved by somebody since': {
          to: 'current, idle',
          knows: { known: fiveAfterFour, heard: 5 },
          says: [{ type: 'overtaken' }],
        },
        'saved twice since': {
          to: 'refreshing, idle',
          knows: { heard: 6 },
          says: [{ type: 'overtaken' }],
          asks: [load],
        },
        'saved twice since, as far as is told': {
          to: 'refreshing, idle',
          knows: { heard: 6 },
          says: [{ type: 'overtaken' }],
          asks: [load],
        },
        'not taken': { to: 'current, idle', says: [{ type: 'overtaken' }] },
        'no answer': { to: 'current, idle', says: [{ type: 'undeleted', error: down }] },
      },
      nothing: [...resting, ...answering, '4 heard of', 'the news are read', 'delete'],
    },
  },
}
