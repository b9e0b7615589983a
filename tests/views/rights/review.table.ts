import type { IdleAccount } from '../../../src/shared/endpoints/answers/rights.ts'
import type { reviewMachine } from '../../../src/views/rights/review.machine.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const idle = (id: string): IdleAccount => ({
  id,
  name: `Name of ${id}`,
  email: `${id}@a.test`,
  organisation: 'A',
  roles: [{ id: 'r1', name: 'Clerk', since: '2026-01-01', used: null }],
  signedIn: null,
  used: null,
  against: null,
})
const [first, second] = [idle('a1'), idle('a2')]
const until = '2027-02-24T00:00:00.000Z'
const reason = 'On leave'
const down = new Error('down')
const load = (after: string | null): [actor: string, input: unknown] => ['load', { after }]
const kept = { type: 'kept', name: first.name, until }
const decided = { chosen: null, reason: '' }

/** Nothing is kept without a reason and a yes; what was kept is out of view, and a refusal loses nothing that was typed. */
export const reviewTable: DecisionTable<typeof reviewMachine> = {
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    unread: { is: 'unread', tags: ['failed'] },
    listed: { is: 'listed', tags: ['settled'] },
    loadingMore: { is: 'loadingMore', tags: ['busy'] },
    asked: { is: 'asked', tags: ['settled'] },
    keeping: { is: 'keeping', tags: ['busy'] },
  },
  beginnings: {
    opened: {
      to: 'loading',
      knows: { accounts: null, next: null, chosen: null, reason: '', failure: null },
      asks: [load(null)],
    },
  },
  events: {
    'read again': { type: 'load.retried' },
    more: { type: 'more.asked' },
    'one is chosen': { type: 'keep.chosen', account: first },
    no: { type: 'keep.declined' },
    yes: { type: 'keep.confirmed', reason },
  },
  answers: {
    load: {
      'one of more is read': { output: { accounts: [first], next: 'n' } },
      'the last is read': { output: { accounts: [second], next: null } },
      'not read': { error: down },
    },
    keep: { kept: { output: { until } }, 'not kept': { error: down } },
  },
  situations: {
    'being read': {
      in: 'loading',
      by: ['opened'],
      rows: {
        'one of more is read': { to: 'listed', knows: { accounts: [first], next: 'n' } },
        'the last is read': { to: 'listed', knows: { accounts: [second] } },
        'not read': { to: 'unread' },
      },
      nothing: ['read again', 'more', 'one is chosen', 'no', 'yes'],
    },
    'could not be read': {
      in: 'unread',
      by: ['opened', 'not read'],
      rows: { 'read again': { to: 'loading', asks: [load(null)] } },
      nothing: ['more', 'one is chosen', 'no', 'yes'],
    },
    'there are more': {
      in: 'listed',
      by: ['opened', 'one of more is read'],
      rows: {
        more: { to: 'loadingMore', asks: [load('n')] },
        'one is chosen': { to: 'asked', knows: { chosen: first } },
      },
      nothing: ['read again', 'no', 'yes'],
    },
    'all are in view': {
      in: 'listed',
      by: ['opened', 'one of more is read', 'more', 'the last is read'],
      knows: { accounts: [first, second], next: null },
      rows: { 'one is chosen': { to: 'asked', knows: { chosen: first } } },
      nothing: ['read again', 'more', 'no', 'yes'],
    },
    'more being read': {
      in: 'loadingMore',
      by: ['opened', 'one of more is read', 'more'],
      rows: {
        'one of more is read': { to: 'listed', knows: { accounts: [first, first] } },
        'the last is read': { to: 'listed', knows: { accounts: [first, second], next: null } },
        'not read': { to: 'listed', knows: { failure: down } },
      },
      nothing: ['read again', 'more', 'one is chosen', 'no', 'yes'],
    },
    'more could not be read': {
      in: 'listed',
      by: ['opened', 'one of more is read', 'more', 'not read'],
      knows: { failure: down },
      rows: {
        more: { to: 'loadingMore', knows: { failure: null }, asks: [load('n')] },
        'one is chosen': { to: 'asked', knows: { chosen: first, failure: null } },
      },
      nothing: ['read again', 'no', 'yes'],
    },
    'asked why': {
      in: 'asked',
      by: ['opened', 'one of more is read', 'one is chosen'],
      rows: {
        no: { to: 'listed', knows: { chosen: null } },
        yes: { to: 'keeping', knows: { reason }, asks: [['keep', { account: first.id, reason }]] },
      },
      nothing: ['read again', 'more', 'one is chosen'],
    },
    'being kept, the last of those in view': {
      in: 'keeping',
      by: ['opened', 'one of more is read', 'one is chosen', 'yes'],
      rows: {
        kept: { to: 'loading', knows: { ...decided, accounts: [] }, says: [kept], asks: [load(null)] },
        'not kept': { to: 'asked', knows: { failure: down } },
      },
      nothing: ['read again', 'more', 'one is chosen', 'no', 'yes'],
    },
    'being kept, one of several': {
      in: 'keeping',
      by: ['opened', 'one of more is read', 'more', 'the last is read', 'one is chosen', 'yes'],
      rows: {
        kept: { to: 'listed', knows: { ...decided, accounts: [second] }, says: [kept] },
        'not kept': { to: 'asked', knows: { failure: down } },
      },
      nothing: ['read again', 'more', 'one is chosen', 'no', 'yes'],
    },
    'refused, and asked still': {
      in: 'asked',
      by: ['opened', 'one of more is read', 'one is chosen', 'yes', 'not kept'],
      knows: { failure: down, chosen: first, reason },
      rows: {
        no: { to: 'listed', knows: { ...decided, failure: null } },
        yes: { to: 'keeping', knows: { failure: null }, asks: [['keep', { account: first.id, reason }]] },
      },
      nothing: ['read again', 'more', 'one is chosen'],
    },
  },
}
