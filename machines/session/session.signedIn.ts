import { sessionSetup } from './session.setup.ts'

/** The life of a session between its beginning and its end. */
export const signedIn = sessionSetup.createStateConfig({
  description: 'The person works',
  tags: 'settled',
  type: 'parallel',
  invoke: { src: 'watch', input: ({ context }) => context.user },
  on: {
    'cookie.missed': {
      target: '#session.signedOut.announcing',
      actions: [{ type: 'noteReason', params: { reason: 'expired' } }, 'endOnServer'],
    },
    'session.refused': {
      target: '#session.signedOut.announcing',
      actions: [{ type: 'noteReason', params: { reason: 'expired' } }, 'endOnServer'],
    },
    'account.refused': {
      target: '#session.signedOut.silent',
      actions: [{ type: 'noteReason', params: { reason: 'chosen' } }, 'endOnServer'],
    },
    'session.endedElsewhere': {
      target: '#session.signedOut.silent',
      actions: { type: 'noteReason', params: { reason: 'chosen' } },
    },
    'session.replacedElsewhere': '#session.reentering',
    'profile.changed': {
      actions: [{ type: 'changeUser', params: ({ event }) => ({ user: event.user }) }, 'storeUser'],
    },
  },
  states: {
    tokens: {
      description: 'Whether the access token can be used',
      initial: 'fresh',
      states: {
        fresh: {
          description: 'Calls are made with the stored token',
          after: { refreshInterval: 'refreshing' },
          on: { 'token.expired': 'refreshing' },
        },
        refreshing: {
          description: 'One refresh is under way; whoever met an expired token waits for it',
          tags: 'busy',
          invoke: {
            src: 'renew',
            input: ({ context }) => context.user,
            onDone: [
              {
                guard: { type: 'isActingOtherwise', params: ({ event }) => ({ user: event.output }) },
                target: '#session.reloading',
              },
              {
                target: 'fresh',
                actions: { type: 'admitUser', params: ({ event }) => ({ user: event.output }) },
              },
            ],
            onError: {
              target: '#session.signedOut.announcing',
              actions: [{ type: 'noteReason', params: { reason: 'expired' } }, 'noteExpiredToken', 'endOnServer'],
            },
          },
        },
      },
    },
    presence: {
      description: 'Six hours without a sign of life end the session, except on the internal portal',
      initial: 'active',
      states: {
        active: {
          description: 'The last sign of life is less than six hours old',
          after: {
            inactivityWindow: {
              guard: 'isInactivityWatched',
              target: '#session.signedOut.announcing',
              actions: [{ type: 'noteReason', params: { reason: 'inactive' } }, 'endOnServer'],
            },
          },
          on: {
            'activity.seen': [
              {
                guard: { type: 'hasLapsed', params: ({ event }) => ({ at: event.at }) },
                target: '#session.signedOut.announcing',
                actions: [{ type: 'noteReason', params: { reason: 'inactive' } }, 'endOnServer'],
              },
              {
                target: 'active',
                reenter: true,
                actions: [{ type: 'extendActivity', params: ({ event }) => ({ at: event.at }) }, 'storeActivity'],
              },
            ],
          },
        },
      },
    },
    organisation: {
      description:
        'For which of the organisations of the person the work is done, as whom the product is seen, or for whom they act',
      initial: 'kept',
      states: {
        kept: {
          description: 'The one that the session was begun for',
          on: { 'session.switched': 'switching' },
        },
        switching: {
          description: 'The server is asked for a session that takes the place of this one',
          tags: 'busy',
          invoke: {
            src: 'switchSession',
            input: ({ event }) => (event.type === 'session.switched' ? event.to : { as: null }),
            onDone: [{ guard: 'isActing', target: '#session.reloading' }, { target: '#session.reentering' }],
            onError: {
              target: 'kept',
              actions: { type: 'announceSwitchFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    departure: {
      description: 'Log Out asks before it leaves',
      initial: 'staying',
      states: {
        staying: {
          description: 'Nobody asked to leave',
          on: { 'signOut.requested': 'asked' },
        },
        asked: {
          description: 'The question is open: yes ends the session, no keeps it',
          on: {
            'signOut.declined': 'staying',
            'signOut.confirmed': {
              target: '#session.signedOut.silent',
              actions: [{ type: 'noteReason', params: { reason: 'chosen' } }, 'endOnServer'],
            },
          },
        },
      },
    },
  },
})
