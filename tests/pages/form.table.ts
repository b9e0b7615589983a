import type { formMachine } from '../../src/pages/form/form.machine.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const read = { id: '17', revision: 4, name: 'old' }
const theirs = { id: '17', revision: 5, name: 'theirs' }
const mine = { name: 'mine' }
const merged = { name: 'mine', code: 'theirs' }
const wrong = [{ path: 'name', key: 'validation:taken', values: {} }]
const down = new Error('down')

const untouched = { record: null, theirs: null, values: {}, wrong: [], failure: null, savedId: null }
const saved = { to: 'saved', knows: { savedId: '17' }, says: [{ type: 'saved' }] }
const invalid = { to: 'editing', knows: { wrong }, says: [{ type: 'refused', wrong }] }
const failed = { to: 'editing', knows: { failure: down }, says: [{ type: 'failed', error: down }] }
const others = ['read again', 'their version is taken', 'mine is kept']

/** One record in a form: saved over the revision that was read, and never over somebody else's unless the person says so. */
export const formTable: DecisionTable<typeof formMachine> = {
  proves: 'B086 B138',
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    unloaded: { is: 'unloaded', tags: ['failed'] },
    editing: { is: 'editing', tags: ['editable'] },
    saving: { is: 'saving', tags: ['busy'] },
    comparing: { is: 'comparing', tags: ['busy'] },
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
    'their version is taken': { type: 'theirs.taken' },
    'mine is kept': { type: 'mine.kept', values: merged },
  },
  answers: {
    load: { read: { output: read }, 'read as somebody saved it': { output: theirs }, 'not read': { error: down } },
    save: {
      saved: { output: { __typename: 'Saved', id: '17', revision: 5 } },
      'found wrong': { output: { __typename: 'Invalid', fields: wrong } },
      'saved by somebody since': { output: { __typename: 'Stale', revision: 5, changed: ['name'] } },
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
        'saved by somebody since': { to: 'comparing', asks: [['load', null]] },
        'no answer': failed,
      },
      nothing: ['submitted', ...others],
    },
    'being read': {
      in: 'loading',
      by: ['a stored record'],
      rows: {
        read: { to: 'editing', knows: { record: read } },
        'read as somebody saved it': { to: 'editing', knows: { record: theirs } },
        'not read': { to: 'unloaded', knows: { failure: down } },
      },
      nothing: ['submitted', ...others],
    },
    'could not be read': {
      in: 'unloaded',
      by: ['a stored record', 'not read'],
      rows: { 'read again': { to: 'loading', asks: [['load', '17']] } },
      nothing: ['submitted', 'their version is taken', 'mine is kept'],
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
        'saved by somebody since': { to: 'comparing', asks: [['load', '17']] },
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
    'somebody was first': {
      in: 'comparing',
      by: ['a stored record', 'read', 'submitted', 'saved by somebody since'],
      rows: {
        read: { to: 'conflicted', knows: { theirs: read } },
        'read as somebody saved it': { to: 'conflicted', knows: { theirs } },
        'not read': failed,
      },
      nothing: ['submitted', ...others],
    },
    'both versions in view': {
      in: 'conflicted',
      by: ['a stored record', 'read', 'submitted', 'saved by somebody since', 'read as somebody saved it'],
      rows: {
        'their version is taken': { to: 'editing', knows: { record: theirs, theirs: null } },
        'mine is kept': {
          to: 'saving',
          knows: { record: theirs, theirs: null, values: merged },
          asks: [['save', { record: theirs, values: merged }]],
        },
      },
      nothing: ['submitted', 'read again'],
    },
  },
}
