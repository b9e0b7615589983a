import type { Refused } from '../../../src/shared/endpoints/answers/cases.ts'
import type { rulesMachine } from '../../../src/views/rules/rules.machine.ts'
import type { Draft } from '../../../src/views/rules/rules.types.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const stored: Draft = { rows: [{ days: 14 }], examples: [], validFrom: '2026-04-01', note: null }
const ten = [{ days: 10 }]
const typed: Draft = { ...stored, rows: ten }
const theirs: Draft = { ...stored, note: 'Theirs' }
const id = 'v1'
const refusal = { code: 'STALE' } as Refused
const down = new Error('down')
const send = (draft: Draft, revision = 3): [string, unknown] => ['send', { id, revision, typed: draft, key: 'k1' }]
const nothingWrong = { refusal: null, failure: null }

/** What is typed of a version is saved under one key, and stays whatever comes of that and whoever saves meanwhile. */
export const rulesTable: DecisionTable<typeof rulesMachine> = {
  states: {
    clean: { is: 'clean', tags: ['editable'] },
    typed: { is: 'typed', tags: ['editable'] },
    saving: { is: 'saving', tags: ['busy'] },
  },
  beginnings: {
    opened: {
      to: 'clean',
      input: { id, revision: 3, stored },
      knows: { id, revision: 3, stored, typed: stored, key: '', ...nothingWrong },
    },
  },
  events: {
    'ten days are typed': { type: 'draft.typed', change: { rows: ten } },
    'what stands there is typed': { type: 'draft.typed', change: { rows: stored.rows } },
    'it is dropped': { type: 'draft.dropped' },
    'it is to be saved': { type: 'save.asked', key: 'k1' },
    'another has saved': { type: 'version.moved', revision: 4, stored: theirs },
    'what was known is told again': { type: 'version.moved', revision: 3, stored: theirs },
  },
  answers: {
    send: {
      taken: { output: { taken: true, revision: 5 } },
      refused: { output: { taken: false, refusal } },
      'not sent': { error: down },
    },
  },
  situations: {
    'as it is stored': {
      in: 'clean',
      by: ['opened'],
      rows: {
        'ten days are typed': { to: 'typed', knows: { typed } },
        'what stands there is typed': { to: 'typed' },
        'another has saved': { to: 'clean', knows: { revision: 4, stored: theirs, typed: theirs } },
      },
      nothing: ['it is dropped', 'it is to be saved', 'what was known is told again'],
    },
    'ten days stand there': {
      in: 'typed',
      by: ['opened', 'ten days are typed'],
      knows: { typed },
      rows: {
        'ten days are typed': { to: 'typed' },
        'what stands there is typed': { to: 'typed', knows: { typed: stored } },
        'it is dropped': { to: 'clean', knows: { typed: stored } },
        'it is to be saved': { to: 'saving', knows: { key: 'k1' }, asks: [send(typed)] },
        'another has saved': { to: 'typed', knows: { revision: 4, stored: theirs } },
      },
      nothing: ['what was known is told again'],
    },
    'the same stands there again': {
      in: 'typed',
      by: ['opened', 'what stands there is typed'],
      rows: {
        'ten days are typed': { to: 'typed', knows: { typed } },
        'what stands there is typed': { to: 'typed' },
        'it is dropped': { to: 'clean' },
        'another has saved': { to: 'typed', knows: { revision: 4, stored: theirs } },
      },
      nothing: ['it is to be saved', 'what was known is told again'],
    },
    'being saved': {
      in: 'saving',
      by: ['opened', 'ten days are typed', 'it is to be saved'],
      knows: { typed, key: 'k1' },
      rows: {
        taken: { to: 'clean', knows: { stored: typed, revision: 5 } },
        refused: { to: 'typed', knows: { refusal } },
        'not sent': { to: 'typed', knows: { failure: down } },
      },
      nothing: [
        'ten days are typed',
        'what stands there is typed',
        'it is dropped',
        'it is to be saved',
        'another has saved',
        'what was known is told again',
      ],
    },
    'refused, and typed on': {
      in: 'typed',
      by: ['opened', 'ten days are typed', 'it is to be saved', 'refused'],
      knows: { typed, key: 'k1', refusal },
      rows: {
        'ten days are typed': { to: 'typed', knows: { refusal: null } },
        'what stands there is typed': { to: 'typed', knows: { typed: stored, refusal: null } },
        'it is dropped': { to: 'clean', knows: { typed: stored, refusal: null } },
        'it is to be saved': { to: 'saving', knows: { refusal: null }, asks: [send(typed)] },
        'another has saved': { to: 'typed', knows: { revision: 4, stored: theirs } },
      },
      nothing: ['what was known is told again'],
    },
    'not sent, and tried again': {
      in: 'typed',
      by: ['opened', 'ten days are typed', 'it is to be saved', 'not sent'],
      knows: { typed, key: 'k1', failure: down },
      rows: {
        'ten days are typed': { to: 'typed', knows: { failure: null } },
        'what stands there is typed': { to: 'typed', knows: { typed: stored, failure: null } },
        'it is dropped': { to: 'clean', knows: { typed: stored, failure: null } },
        'it is to be saved': { to: 'saving', knows: { failure: null }, asks: [send(typed)] },
        'another has saved': { to: 'typed', knows: { revision: 4, stored: theirs } },
      },
      nothing: ['what was known is told again'],
    },
  },
}
