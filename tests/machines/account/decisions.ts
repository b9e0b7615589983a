import { account } from '../../../machines/account/account.ts'
import type { Decisions, Way } from '../decisions/types.ts'
import { alike } from './alike.ts'
import { letters } from './letters.ts'
import { payloads } from './payloads.ts'
import { portraits } from './portraits.ts'
import { clerk } from './roles.ts'
import { situations } from './situations.ts'

const edited: Way = {
  entry: 'edited',
  keeps: {
    full_name: '$full_name',
    phone: '$phone',
    section: '$section',
    roles: '$roles',
    partners: '$partners',
    stores: '$stores',
    areps: '$areps',
  },
}
const ended = (entry: string): Way => ({ to: 'closed', entry })
const LOCK = { lock: { reason: '$reason', until: '$until' } }

/**
 * What is decided of an account. The specification has users locked and unlocked, edited and deleted, with name, e-mail and phone
 * (B191, V078, set userLock) and their passwords edited; the issue closes the rest: who is invited has seven days, a lock may have a last day, and what is
 * closed stays closed. Nobody's roles are judged here: the guardian of the area does that, by the rule of who gives rights.
 */
export const decisions: Decisions = {
  lifecycle: account,

  states: {
    invited: ['INVITED', 'invited', 'busy'],
    active: ['ACTIVE', 'active', 'settled'],
    forGood: ['LOCKED', 'locked.forGood', 'failed'],
    forTime: ['LOCKED', 'locked.forTime', 'failed'],
    closed: ['CLOSED', 'closed', 'failed'],
  },

  rights: {
    'account.edited': ['user.edit', 'mayEdit'],
    'invitation.renewed': ['user.create', 'mayInvite'],
    'password.given': ['user.edit', 'mayEdit'],
    'invitation.accepted': null,
    'invitation.declined': null,
    'account.locked': ['user.toggleLock', 'mayLock'],
    'account.unlocked': ['user.toggleLock', 'mayLock'],
    'account.closed': ['user.delete', 'mayClose'],
  },

  circles: { organisation: { rule: 'isOfOrganisation', parties: ['broker'] } },
  correspondents: { invitee: 'isInvitee' },

  matrix: `
                     invited  active forGood  forTime  closed
account.edited       edited   edited edited   edited   .
invitation.renewed   renewed  .      .        .        .
password.given       passwordGiven passwordGiven . .    .
invitation.accepted  accepted .      .        .        .
invitation.declined  declined .      .        .        .
account.locked       .        locked .        .        .
account.unlocked     .        .      unlocked unlocked .
account.closed       closed   closed closed   closed   .
`,

  decisions: {
    'account.edited': {
      edited: { by: 'organisation', needs: 'isSameAddress isAccountChanged', then: [edited] },
    },
    'invitation.renewed': {
      renewed: {
        by: 'organisation',
        then: [
          {
            to: 'invited',
            entry: 'renewed',
            keeps: { invitation: { at: '$at', by: '$whoName' } },
            effects: ['link is mailed'],
          },
        ],
      },
    },
    'password.given': { passwordGiven: { by: 'organisation', then: [{ entry: 'passwordGiven' }] } },
    'invitation.accepted': {
      accepted: {
        only: 'invitee',
        then: [{ to: 'active', entry: 'accepted', keeps: { full_name: '$full_name', acceptedAt: '$at' } }],
      },
    },
    'invitation.declined': { declined: { only: 'invitee', then: [ended('declined')] } },
    'account.locked': {
      locked: {
        by: 'organisation',
        needs: 'isUntilToCome',
        then: [
          { when: 'isLockedUntil', to: 'forTime', entry: 'locked', keeps: LOCK },
          { to: 'forGood', entry: 'locked', keeps: LOCK },
        ],
      },
    },
    'account.unlocked': {
      unlocked: { by: 'organisation', then: [{ to: 'active', entry: 'unlocked', keeps: { lock: null } }] },
    },
    'account.closed': {
      closed: { by: 'organisation', then: [{ ...ended('closed'), keeps: { lock: null } }] },
    },
  },

  limits: {
    invited: { name: 'invitationLimit', days: 7 },
    'locked.forTime': {
      name: 'lockEnd',
      until: 'over',
      of: 'lock.until',
      then: { to: 'active', entry: 'expiredBySchedule', byPerson: 'expired', keeps: { lock: null } },
    },
  },
  expiry: { to: 'closed', entry: 'expiredBySchedule', byPerson: 'expired' },

  // The last instant of 9 March in Jakarta, and the first of the 10th; days, when they are over there.
  calendar: {
    '2026-03-09T16:59:59.999Z': {},
    '2026-03-09T17:00:00.000Z': {},
    '2026-03-09': { over: '2026-03-09T17:00:00.000Z' },
    '2026-03-10': { over: '2026-03-10T17:00:00.000Z' },
    '2026-03-15': { over: '2026-03-15T17:00:00.000Z' },
  },

  effects: {
    'link is mailed': {
      type: 'inviteAnswer',
      params: {
        to: 'budi@broker.test',
        message: 'invited',
        inquiry: 'invitation',
        askedAt: '$at',
        shows: [
          { line: 'organisation', organisation: '$organisation' },
          { line: 'invitedBy', text: '$whoName' },
          { line: 'email', text: 'budi@broker.test' },
        ],
      },
    },
  },

  letters,
  situations,
  portraits,
  payloads,

  input: { full_name: 'Budi Santoso', email: 'budi@broker.test', roles: [clerk] },
  beginning: {
    phone: null,
    section: null,
    partners: [],
    stores: [],
    areps: [],
    organisation: 'broker',
    invitation: { at: '2026-03-09T16:59:59.999Z', by: 'broker' },
    acceptedAt: null,
    lock: null,
  },
  begun: {
    right: ['user.create', 'mayInvite'],
    others: {},
    keeps: { organisation: '$whoOrganisation', 'invitation.by': '$whoName' },
    effects: ['link is mailed'],
  },

  alike,
  choosing: 'isLockedUntil',
  typed: 'isSameAddress isAccountChanged isUntilToCome',
  bulk: {
    'invitation.renewed': null,
    'account.locked': { field: 'reason', required: true },
    'account.unlocked': { field: 'note', required: false },
    'account.closed': { field: 'reason', required: true },
  },
}
