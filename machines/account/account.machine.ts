import { and, assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { endOfDay } from '../kit/calendar.ts'
import { days } from '../kit/days.ts'
import { hostActions, inviteAnswer, log, logExpiry, type Shown } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import { type AccountContext, invitedWith } from './account.context.ts'
import type { AccountEvent } from './account.events.ts'
import { rules } from './account.guards.ts'
import { accountStatuses } from './account.statuses.ts'
import { typedIn } from './account.view.ts'

const meta = metaOf('account', {
  'account.edited': {},
  'invitation.renewed': { intent: 'primary', asks: true },
  'password.given': { asks: true },
  'account.locked': { intent: 'danger', decides: true },
  'account.unlocked': { intent: 'primary', decides: true },
  'account.closed': { intent: 'danger', asks: true, decides: true },
})

/** A link by which who reads the address says that it is theirs. */
const invite = inviteAnswer(({ context: { email, organisation, invitation } }: { context: AccountContext }) => ({
  to: email,
  message: 'invited',
  inquiry: 'invitation',
  askedAt: invitation.at,
  shows: [
    { line: 'organisation', organisation },
    { line: 'invitedBy', text: invitation.by },
    { line: 'email', text: email },
  ] satisfies Shown[] as Shown[],
}))

const edited = {
  guard: and(['mayEdit', 'isOfOrganisation', 'isSameAddress', 'isAccountChanged']),
  actions: ['keepTyped', log('edited')],
  meta: meta('account.edited'),
} as const

/** It lies beside the account, which knows only that there was one. */
const given = {
  guard: and(['mayEdit', 'isOfOrganisation']),
  actions: log('passwordGiven'),
  meta: meta('password.given'),
} as const

const closed = {
  guard: and(['mayClose', 'isOfOrganisation']),
  target: '#account.closed',
  actions: log('closed'),
  meta: meta('account.closed'),
} as const

const mayBeLocked = ['mayLock', 'isOfOrganisation'] as const

export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    input: {} as AccountContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  delays: {
    invitationLimit: days(7),
    lockEnd: ({ context, event }) => endOfDay(context.lock!.until!) - Date.parse(event.at),
  },
  actions: {
    ...hostActions,
    keepTyped: assign(({ event }) => typedIn(event)),
    keepInvitation: assign(({ event }) => ({ invitation: invitedWith(event) })),
    keepAcceptance: assign(({ event }) => {
      assertEvent(event, 'invitation.accepted')
      return { full_name: event.full_name, acceptedAt: event.at }
    }),
    keepLock: assign(({ event }) => {
      assertEvent(event, 'account.locked')
      return { lock: { reason: event.reason, until: event.until ?? null } }
    }),
    dropLock: assign({ lock: null }),
  },
}).createMachine({
  id: 'account',
  description: 'What somebody has in an organisation: from the invitation by mail to its end.',
  context: ({ input }) => input,
  initial: 'invited',
  states: {
    invited: {
      description:
        'A link was mailed to the address. Who reads it accepts within seven days and works in the organisation from then on, or declines; otherwise the account is closed. Who was given a password accepts by choosing their own.',
      meta: accountStatuses.INVITED,
      tags: ['busy'],
      entry: invite,
      after: { invitationLimit: { target: 'closed', actions: logExpiry } },
      on: {
        'account.edited': edited,
        'invitation.renewed': {
          guard: and(['mayInvite', 'isOfOrganisation']),
          target: 'invited',
          reenter: true,
          actions: ['keepInvitation', log('renewed')],
          meta: meta('invitation.renewed'),
        },
        'password.given': given,
        'invitation.accepted': {
          guard: 'isInvitee',
          target: 'active',
          actions: ['keepAcceptance', log('accepted')],
        },
        'invitation.declined': { guard: 'isInvitee', target: 'closed', actions: log('declined') },
        'account.closed': closed,
      },
    },
    active: {
      description: 'They sign in and do for the organisation what their roles allow.',
      meta: accountStatuses.ACTIVE,
      tags: ['settled'],
      on: {
        'account.edited': edited,
        'password.given': given,
        'account.locked': [
          {
            guard: and([...mayBeLocked, 'isUntilToCome', 'isLockedUntil']),
            target: 'locked.forTime',
            actions: ['keepLock', log('locked')],
            meta: meta('account.locked', 'isLockedUntil'),
          },
          {
            guard: and([...mayBeLocked, 'isUntilToCome']),
            target: 'locked.forGood',
            actions: ['keepLock', log('locked')],
            meta: meta('account.locked'),
          },
        ],
        'account.closed': closed,
      },
    },
    locked: {
      description:
        'All their sign-ins for the organisation have ended, and there are no new ones until somebody unlocks the account, or its last locked day is over.',
      meta: accountStatuses.LOCKED,
      tags: ['failed'],
      initial: 'forGood',
      on: {
        'account.edited': edited,
        'account.unlocked': {
          guard: and(['mayLock', 'isOfOrganisation']),
          target: 'active',
          actions: ['dropLock', log('unlocked')],
          meta: meta('account.unlocked'),
        },
        'account.closed': { ...closed, actions: ['dropLock', log('closed')] },
      },
      states: {
        forGood: {
          description: 'Until somebody unlocks it.',
          meta: { label: 'account:states.lockedForGood', intent: 'danger' },
        },
        forTime: {
          description: 'Until the end of a day.',
          meta: { label: 'account:states.lockedForTime', intent: 'danger' },
          after: { lockEnd: { target: '#account.active', actions: ['dropLock', logExpiry] } },
        },
      },
    },
    closed: {
      description: 'They do nothing more for the organisation. Nothing follows; the address may be invited anew.',
      meta: accountStatuses.CLOSED,
      tags: ['failed'],
      type: 'final',
    },
  },
})
