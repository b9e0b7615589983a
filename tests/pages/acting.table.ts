import type { actingMachine } from '../../src/pages/actions/acting.machine.ts'
import type { Declined } from '../../src/shared/endpoints/answers/actions.ts'
import type { Stale } from '../../src/shared/endpoints/answers/records.ts'
import type { DecisionTable } from '../machines/support/table.ts'

const on = { id: 'b1', revision: 3 }
const draft = { input: {}, on, key: 'one' }
const filled = { input: { note: 'x' }, on, key: 'two' }
const again = { ...filled, key: 'three' }
const send = (of: typeof draft | typeof filled): [string, unknown] => ['perform', { action: 'activate', ...of }]

const by = { userId: 'u', name: 'n', organisation: 'o', kind: 'bank' }
const entry = { revision: 4, kind: 'activate', at: '2026-03-02T03:00:00.000Z', by, changes: {} }
const record = { id: 'b1', revision: 4, created_at: entry.at, updated_at: entry.at }
const saved = { __typename: 'Saved', id: 'b1', revision: 4, record, entry } as const
const stale: Stale = { __typename: 'Stale', revision: 4, changed: [], record, since: [entry] }
const declined: Declined = { __typename: 'Declined', reasons: [] }
const down = new Error('down')
const clean = { refusal: null, failure: null }

/** An action is done once: the same try keeps its key, another has its own. */
export const actingTable: DecisionTable<typeof actingMachine> = {
  states: {
    resting: { is: 'resting', tags: ['settled'] },
    asking: { is: 'asking', tags: ['asked'] },
    sending: { is: 'sending', tags: ['busy'] },
  },
  beginnings: {
    opened: { to: 'resting', knows: { action: null, isDirect: false, draft: null, ...clean } },
  },
  events: {
    clicked: { type: 'action.chosen', action: 'activate', draft, isDirect: true },
    chosen: { type: 'action.chosen', action: 'activate', draft, isDirect: false },
    submitted: { type: 'action.submitted', draft: filled },
    'submitted again': { type: 'action.submitted', draft: again },
    abandoned: { type: 'action.abandoned' },
  },
  answers: {
    perform: {
      done: { output: saved },
      stale: { output: stale },
      declined: { output: declined },
      unanswered: { error: down },
    },
  },
  situations: {
    'nothing is being done': {
      in: 'resting',
      by: ['opened'],
      rows: {
        clicked: { to: 'sending', knows: { action: 'activate', isDirect: true, draft }, asks: [send(draft)] },
        chosen: { to: 'asking', knows: { action: 'activate', draft } },
      },
      nothing: ['submitted', 'submitted again', 'abandoned'],
    },
    'the person is asked': {
      in: 'asking',
      by: ['opened', 'chosen'],
      rows: {
        submitted: { to: 'sending', knows: { draft: filled }, asks: [send(filled)] },
        'submitted again': { to: 'sending', knows: { draft: again }, asks: [send(again)] },
        abandoned: { to: 'resting' },
      },
      nothing: ['clicked', 'chosen'],
    },
    'it is being done': {
      in: 'sending',
      by: ['opened', 'clicked'],
      rows: {
        done: { to: 'resting', says: [{ type: 'done', action: 'activate', answer: saved }] },
        stale: { to: 'asking', knows: { refusal: stale }, says: [{ type: 'overtaken' }] },
        declined: { to: 'asking', knows: { refusal: declined } },
        unanswered: { to: 'asking', knows: { failure: down } },
      },
      nothing: ['clicked', 'chosen', 'submitted', 'submitted again', 'abandoned'],
    },
    'no answer came to what was submitted': {
      in: 'asking',
      by: ['opened', 'chosen', 'submitted', 'unanswered'],
      knows: { failure: down },
      rows: {
        submitted: { to: 'sending', knows: { failure: null }, asks: [send(filled)] },
        'submitted again': { to: 'sending', knows: { failure: null }, asks: [send(filled)] },
        abandoned: { to: 'resting' },
      },
      nothing: ['clicked', 'chosen'],
    },
    'it was refused': {
      in: 'asking',
      by: ['opened', 'clicked', 'declined'],
      knows: { refusal: declined },
      rows: {
        submitted: { to: 'sending', knows: { isDirect: false, draft: filled, refusal: null }, asks: [send(filled)] },
        'submitted again': {
          to: 'sending',
          knows: { isDirect: false, draft: again, refusal: null },
          asks: [send(again)],
        },
        abandoned: { to: 'resting' },
      },
      nothing: ['clicked', 'chosen'],
    },
  },
}
