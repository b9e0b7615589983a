import type { actingMachine } from '../../src/pages/actions/acting.machine.ts'
import type { Declined, Verdict } from '../../src/shared/endpoints/answers/actions.ts'
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
const secret = { ...saved, shown: 'cvg_0' } as const
const stale: Stale = { __typename: 'Stale', revision: 4, changed: [], record, since: [entry] }
const declined: Declined = { __typename: 'Declined', reasons: [] }
const down = new Error('down')
const valid: Verdict = { __typename: 'Verdict', valid: true, reason: null, reasons: [] }
const clean = { told: null, failure: null }

/** An action is done once: the same try keeps its key, another has its own. A verdict stands only beside the input that it is about. */
export const actingTable: DecisionTable<typeof actingMachine> = {
  proves: 'B194',
  states: {
    resting: { is: 'resting', tags: ['settled'] },
    asking: { is: 'asking', tags: ['asked'] },
    sending: { is: 'sending', tags: ['busy'] },
    showing: { is: 'showing', tags: ['shown'] },
  },
  beginnings: {
    opened: {
      to: 'resting',
      knows: { action: null, isDirect: false, shows: false, draft: null, shown: null, ...clean },
    },
  },
  events: {
    clicked: { type: 'action.chosen', action: 'activate', draft, isDirect: true },
    chosen: { type: 'action.chosen', action: 'activate', draft, isDirect: false },
    'chosen what shows': { type: 'action.chosen', action: 'activate', draft, isDirect: true, shows: true },
    submitted: { type: 'action.submitted', draft: filled },
    'submitted again': { type: 'action.submitted', draft: again },
    typed: { type: 'input.typed' },
    abandoned: { type: 'action.abandoned' },
    seen: { type: 'shown.seen' },
  },
  answers: {
    perform: {
      done: { output: saved },
      'done and shown': { output: secret },
      stale: { output: stale },
      declined: { output: declined },
      'found valid': { output: valid },
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
        'chosen what shows': {
          to: 'sending',
          knows: { action: 'activate', isDirect: true, shows: true, draft },
          asks: [send(draft)],
        },
      },
      nothing: ['submitted', 'submitted again', 'typed', 'abandoned', 'seen'],
    },
    'the person is asked': {
      in: 'asking',
      by: ['opened', 'chosen'],
      rows: {
        submitted: { to: 'sending', knows: { draft: filled }, asks: [send(filled)] },
        'submitted again': { to: 'sending', knows: { draft: again }, asks: [send(again)] },
        abandoned: { to: 'resting' },
      },
      nothing: ['clicked', 'chosen', 'chosen what shows', 'typed', 'seen'],
    },
    'it is being done': {
      in: 'sending',
      by: ['opened', 'clicked'],
      rows: {
        done: { to: 'resting', says: [{ type: 'done', action: 'activate', answer: saved }] },
        'done and shown': { to: 'resting', says: [{ type: 'done', action: 'activate', answer: secret }] },
        stale: { to: 'asking', knows: { told: stale }, says: [{ type: 'overtaken', answer: stale }] },
        declined: { to: 'asking', knows: { told: declined } },
        'found valid': { to: 'asking', knows: { told: valid } },
        unanswered: { to: 'asking', knows: { failure: down } },
      },
      nothing: ['clicked', 'chosen', 'chosen what shows', 'submitted', 'submitted again', 'typed', 'abandoned', 'seen'],
    },
    'it is being done and will show something': {
      in: 'sending',
      by: ['opened', 'chosen what shows'],
      rows: {
        done: {
          to: 'showing',
          knows: { shown: { text: null } },
          says: [{ type: 'done', action: 'activate', answer: saved }],
        },
        'done and shown': {
          to: 'showing',
          knows: { shown: { text: 'cvg_0' } },
          says: [{ type: 'done', action: 'activate', answer: secret }],
        },
        stale: { to: 'asking', knows: { told: stale }, says: [{ type: 'overtaken', answer: stale }] },
        declined: { to: 'asking', knows: { told: declined } },
        'found valid': { to: 'asking', knows: { told: valid } },
        unanswered: { to: 'asking', knows: { failure: down } },
      },
      nothing: ['clicked', 'chosen', 'chosen what shows', 'submitted', 'submitted again', 'typed', 'abandoned', 'seen'],
    },
    'something is shown': {
      in: 'showing',
      by: ['opened', 'chosen what shows', 'done and shown'],
      knows: { shown: { text: 'cvg_0' } },
      rows: { seen: { to: 'resting', knows: { shown: null } } },
      nothing: ['clicked', 'chosen', 'chosen what shows', 'submitted', 'submitted again', 'typed', 'abandoned'],
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
      nothing: ['clicked', 'chosen', 'chosen what shows', 'typed', 'seen'],
    },
    'it was refused': {
      in: 'asking',
      by: ['opened', 'clicked', 'declined'],
      knows: { told: declined },
      rows: {
        submitted: { to: 'sending', knows: { isDirect: false, draft: filled, told: null }, asks: [send(filled)] },
        'submitted again': {
          to: 'sending',
          knows: { isDirect: false, draft: again, told: null },
          asks: [send(again)],
        },
        abandoned: { to: 'resting' },
      },
      nothing: ['clicked', 'chosen', 'chosen what shows', 'typed', 'seen'],
    },
    'a verdict stands': {
      in: 'asking',
      by: ['opened', 'chosen', 'submitted', 'found valid'],
      knows: { told: valid },
      rows: {
        typed: { knows: { told: null } },
        submitted: { to: 'sending', knows: { told: null }, asks: [send(filled)] },
        'submitted again': { to: 'sending', knows: { told: null }, asks: [send(filled)] },
        abandoned: { to: 'resting' },
      },
      nothing: ['clicked', 'chosen', 'chosen what shows', 'seen'],
    },
  },
}
