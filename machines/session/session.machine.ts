import { sessionSetup } from './session.setup.ts'
import type {
  ChosenOrganisation,
  Credentials,
  SessionContext,
  SessionEvent,
  SignInAnswer,
  User,
} from './session.types.ts'

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'From opening the address to being signed in, and out again',
  context: ({ input: { lastRefresh, internalPortal, ...arrival } }) => ({
    arrival,
    user: null,
    offer: null,
    failure: null,
    reason: 'none',
    message: null,
    lastRefresh,
    internalPortal,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The address was opened; what this browser has stored decides',
      always: [
        {
          guard: 'hasLapsedBeforeArrival',
          target: 'signedOut.announcing',
          actions: { type: 'noteReason', params: { reason: 'inactive' } },
        },
        { guard: 'hasStoredRefresh', target: 'resuming' },
        { guard: 'isPublicPage', target: 'signedOut.silent' },
        { target: 'signedOut.announcing', actions: { type: 'noteReason', params: { reason: 'expired' } } },
      ],
    },
    resuming: {
      description: 'A refresh token is stored and is traded for a new pair',
      tags: 'busy',
      invoke: {
        src: 'renew',
        input: null,
        onDone: { target: 'signedIn', actions: { type: 'admitUser', params: ({ event }) => ({ user: event.output }) } },
        onError: { target: 'signedOut.announcing', actions: { type: 'noteReason', params: { reason: 'expired' } } },
      },
    },
    signedOut: {
      description: 'Nobody is signed in and nothing of a session is stored',
      tags: 'settled',
      entry: ['forgetSession', 'dismissUser'],
      on: { 'credentials.submitted': 'signingIn' },
      initial: 'silent',
      states: {
        silent: { description: 'There is nothing to tell' },
        announcing: {
          description: 'The person did not ask to leave and will be told why in a moment',
          after: { announcementDelay: { target: 'silent', actions: 'announceExpiry' } },
        },
      },
    },
    signingIn: {
      description: 'The server is asked whether this is the person',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'authenticate',
        input: ({ context, event }) => attemptOf(context, event),
        onDone: [
          {
            guard: { type: 'isOffer', params: ({ event }) => ({ answer: event.output }) },
            target: 'choosingOrganisation',
            actions: { type: 'keepOffer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'signedIn',
            actions: { type: 'admitUser', params: ({ event }) => ({ user: userOf(event.output) }) },
          },
        ],
        onError: {
          target: 'signedOut.silent',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    choosingOrganisation: {
      description: 'The person belongs to several organisations and chooses one',
      tags: 'settled',
      on: { 'organisation.chosen': 'signingIn', 'choice.abandoned': 'signedOut.silent' },
    },
    signedIn: {
      description: 'The person works',
      tags: 'settled',
      type: 'parallel',
      invoke: { src: 'watch' },
      exit: 'endOnServer',
      on: {
        'cookie.missed': {
          target: 'signedOut.announcing',
          actions: { type: 'noteReason', params: { reason: 'expired' } },
        },
        'session.refused': {
          target: 'signedOut.announcing',
          actions: { type: 'noteReason', params: { reason: 'expired' } },
        },
        'session.endedElsewhere': {
          target: 'signedOut.silent',
          actions: { type: 'noteReason', params: { reason: 'chosen' } },
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
                onDone: {
                  target: 'fresh',
                  actions: { type: 'admitUser', params: ({ event }) => ({ user: event.output }) },
                },
                onError: {
                  target: '#session.signedOut.announcing',
                  actions: [{ type: 'noteReason', params: { reason: 'expired' } }, 'noteExpiredToken'],
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
                  actions: { type: 'noteReason', params: { reason: 'inactive' } },
                },
              },
              on: {
                'activity.seen': [
                  {
                    guard: { type: 'hasLapsed', params: ({ event }) => ({ at: event.at }) },
                    target: '#session.signedOut.announcing',
                    actions: { type: 'noteReason', params: { reason: 'inactive' } },
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
                  actions: { type: 'noteReason', params: { reason: 'chosen' } },
                },
              },
            },
          },
        },
      },
    },
  },
})

const attemptOf = ({ offer }: SessionContext, event: SessionEvent): Credentials | ChosenOrganisation => {
  if (event.type === 'credentials.submitted') return event.credentials
  if (event.type === 'organisation.chosen' && offer) return { organization: event.organization, ticket: offer.ticket }
  throw new Error(`${event.type} is no attempt to sign in`)
}

const userOf = (answer: SignInAnswer): User => {
  if ('user' in answer) return answer.user
  throw new Error('The answer offers a choice')
}
