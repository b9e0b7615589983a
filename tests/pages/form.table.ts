import type { formMachine } from '../../src/pages/form/form.machine.ts'
import type { HistoryEntry } from '../../src/shared/endpoints/answers/records.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const read = { id: '17', revision: 4, name: 'old' }
const theirs = { id: '17', revision: 5, name: 'theirs' }
const mine = { name: 'mine' }
const merged = { name: 'mine', code: 'theirs' }
const wrong = [{ path: 'name', key: 'validation:taken', values: {} }]
const since = [{ revision: 5, kind: 'edited', at: '2026-03-02T03:00:00.000Z' }] as HistoryEntry[]
const down = new Error('down')

const untouched = { record: null, theirs: null, since: [], values: {}, wrong: [], failure: null, savedId: null }
const saved = { to: 'saved', knows: { savedId: '17' }, says: [{ type: 'saved' }] }
const invalid = { to: 'editing', knows: { wrong }, says: [{ type: 'refused', wrong }] }
const failed = { to: 'editing', knows: { failure: down }, says: [{ type: 'failed', error: down }] }
const overtaken = { to: 'conflicted', knows: { theirs, since } }
const others = ['read again', 'the choice is edited', 'the choice is saved']

/** One record in a form: saved over the revision that was read, and never over somebody else's unless the person says so. */
export const formTable: DecisionTable<typeof formMachine> = {
  proves: 'B086 B138',
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    unloaded: { is: 'unloaded', tags: ['failed'] },
    editing: { is: 'editing', tags: ['editable'] },
    saving: { is: 'saving', tags: ['busy'] },
    conflicted: { is: 'conflicted', tags: ['editable'] },
    saved: { is: 'saved', tags: ['settled'], isOver: true },
  },
  beginnings: {
    'a new record': { input: { id: null }, to: 'editing', knows: { id: null, ...untouched } },
    'a stored record': {
      input: { id: '17' },
      to: 'loading',
      knows: { id: '17', ...untouched },
      asks: [['load', '17']],
    },
  },
  events: {
    'read again': { type: 'load.retried' },
    submitted: { type: 'form.submitted', values: mine },
    'the choice is edited': { type: 'choice.edited' },
    'the choice is saved': { type: 'choice.saved', values: merged },
  },
  answers: {
    load: { read: { output: read }, 'not read': { error: down } },
    save: {
      saved: { output: { __typename: 'Saved', id: '17', revision: 5 } },
      'found wrong': { output: { __typename: 'Invalid', fields: wrong } },
      'saved by somebody since': {
        output: { __typename: 'Stale', revision: 5, changed: ['name'], record: theirs, since },
      },
      'no answer': { error: down },
    },
  },
  situations: {
    'a new one': {
      in: 'editing',
      by: ['a new record'],
      rows: { submitted: { to: 'saving', knows: { values: mine }, asks: [['save', { record: null, values: mine }]] } },
      nothing: others,
    },
    'a new one on its way': {
      in: 'saving',
      by: ['a new record', 'submitted'],
      rows: {
        saved,
        'found wrong': invalid,
        'saved by somebody since': overtaken,
        'no answer': failed,
      },
      nothing: ['submitted', ...others],
    },
    'being read': {
      in: 'loading',
      by: ['a stored record'],
      rows: {
        read: { to: 'editing', knows: { record: read } },
        'not read': { to: 'unloaded', knows: { failure: down } },
      },
      nothing: ['submitted', ...others],
    },
    'could not be read': {
      in: 'unloaded',
      by: ['a stored record', 'not read'],
      rows: { 'read again': { to: 'loading', asks: [['load', '17']] } },
      nothing: ['submitted', 'the choice is edited', 'the choice is saved'],
    },
    'as it was read': {
      in: 'editing',
      by: ['a stored record', 'read'],
      rows: { submitted: { to: 'saving', knows: { values: mine }, asks: [['save', { record: read, values: mine }]] } },
      nothing: others,
    },
    'a change on its way': {
      in: 'saving',
      by: ['a stored record', 'read', 'submitted'],
      rows: {
        saved,
        'found wrong': invalid,
        'saved by somebody since': overtaken,
        'no answer': failed,
      },
      nothing: ['submitted', ...others],
    },
    'told what is wrong': {
      in: 'editing',
      by: ['a stored record', 'read', 'submitted', 'found wrong'],
      knows: { wrong },
      rows: { submitted: { to: 'saving', knows: { wrong: [] }, asks: [['save', { record: read, values: mine }]] } },
      nothing: others,
    },
    'told that it failed': {
      in: 'editing',
      by: ['a stored record', 'read', 'submitted', 'no answer'],
      knows: { failure: down },
      rows: { submitted: { to: 'saving', knows: { failure: null }, asks: [['save', { record: read, values: mine }]] } },
      nothing: others,
    },
    'both versions in view': {
      in: 'conflicted',
      by: ['a stored record', 'read', 'submitted', 'saved by somebody since'],
      rows: {
        'the choice is edited': { to: 'editing', knows: { record: theirs, theirs: null, since: [] } },
        'the choice is saved': {
          to: 'saving',
          knows: { record: theirs, theirs: null, since: [], values: merged },
          asks: [['save', { record: theirs, values: merged }]],
        },
      },
      nothing: ['submitted', 'read again'],
    },
  },
}
