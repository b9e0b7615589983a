import type { openSessionsMachine } from '../../../src/views/devices/openSessions.machine.ts'
import type { OpenSession } from '../../../src/shared/endpoints/answers/sessions.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const sessionOf = (id: string): OpenSession => ({
  id,
  device: null,
  address: null,
  createdAt: '2026-03-02T01:00:00.000Z',
  lastUsedAt: '2026-03-02T01:00:00.000Z',
  method: null,
  organisation: 'Alfa',
  current: id === 's1',
})
const sessions = ['s1', 's2'].map(sessionOf)
const one = { id: 's2' }
const down = new Error('down')

/** Sign-ins: none is ended without a yes, nor by who does not manage their person, and what was ended is told and read anew. */
export const openSessionsTable: DecisionTable<typeof openSessionsMachine> = {
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    unread: { is: 'unread', tags: ['failed'] },
    listed: { is: 'listed', tags: ['settled'] },
    asked: { is: 'asked', tags: ['settled'] },
    ending: { is: 'ending', tags: ['busy'] },
  },
  beginnings: { opened: { to: 'loading', knows: { sessions: null, against: null, chosen: null }, asks: [['load']] } },
  events: {
    'read again': { type: 'load.retried' },
    'one is chosen': { type: 'end.chosen', sessions: one },
    'the others are chosen': { type: 'end.chosen', sessions: 'others' },
    no: { type: 'end.declined' },
    yes: { type: 'end.confirmed' },
  },
  answers: {
    load: {
      read: { output: { sessions, against: null } },
      'read by who does not manage them': { output: { sessions, against: 'person' } },
      'not read': { error: down },
    },
    end: { ended: { output: undefined }, 'not ended': { error: down } },
  },
  situations: {
    'being read': {
      in: 'loading',
      by: ['opened'],
      rows: {
        read: { to: 'listed', knows: { sessions } },
        'read by who does not manage them': { to: 'listed', knows: { sessions, against: 'person' } },
        'not read': { to: 'unread' },
      },
      nothing: ['read again', 'one is chosen', 'the others are chosen', 'no', 'yes'],
    },
    'could not be read': {
      in: 'unread',
      by: ['opened', 'not read'],
      rows: { 'read again': { to: 'loading', asks: [['load']] } },
      nothing: ['one is chosen', 'the others are chosen', 'no', 'yes'],
    },
    'in view': {
      in: 'listed',
      by: ['opened', 'read'],
      rows: {
        'one is chosen': { to: 'asked', knows: { chosen: one } },
        'the others are chosen': { to: 'asked', knows: { chosen: 'others' } },
      },
      nothing: ['read again', 'no', 'yes'],
    },
    'in view of who does not manage them': {
      in: 'listed',
      by: ['opened', 'read by who does not manage them'],
      knows: { against: 'person' },
      rows: {},
      nothing: ['read again', 'one is chosen', 'the others are chosen', 'no', 'yes'],
    },
    'asked whether to end one': {
      in: 'asked',
      by: ['opened', 'read', 'one is chosen'],
      rows: { no: { to: 'listed', knows: { chosen: null } }, yes: { to: 'ending', asks: [['end', one]] } },
      nothing: ['read again', 'one is chosen', 'the others are chosen'],
    },
    'one is being ended': {
      in: 'ending',
      by: ['opened', 'read', 'one is chosen', 'yes'],
      rows: {
        ended: { to: 'loading', knows: { chosen: null }, says: [{ type: 'ended', sessions: one }], asks: [['load']] },
        'not ended': { to: 'listed', knows: { chosen: null }, says: [{ type: 'failed', error: down }] },
      },
      nothing: ['read again', 'one is chosen', 'the others are chosen', 'no', 'yes'],
    },
    'being read again, those read before in view': {
      in: 'loading',
      by: ['opened', 'read', 'the others are chosen', 'yes', 'ended'],
      knows: { sessions },
      rows: {
        read: { to: 'listed' },
        'read by who does not manage them': { to: 'listed', knows: { against: 'person' } },
        'not read': { to: 'unread' },
      },
      nothing: ['read again', 'one is chosen', 'the others are chosen', 'no', 'yes'],
    },
  },
}
