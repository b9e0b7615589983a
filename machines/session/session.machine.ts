import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type {
  ChosenOrganisation,
  Credentials,
  SessionContext,
  SessionEvent,
  SessionInput,
  SignInAnswer,
  SignInFailure,
  SignOutReason,
  User,
} from './session.types.ts'

export const inactivityWindow = 21_600_000

export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as { type: 'expiry.announced' },
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    /** Signs in by password or by the organisation chosen from an offer, and stores what a success brings. */
    authenticate: fromPromise<SignInAnswer, Credentials | ChosenOrganisation>(unprovided),
    /** Trades the stored refresh token for a new pair and stores it; the user now signed in is the input. */
    renew: fromPromise<User, User | null>(unprovided),
    /** Sends what happens around the session: `activity.seen`, `cookie.missed`, `session.endedElsewhere`. */
    watch: fromCallback<SessionEvent>(unprovided),
  },
  actions: {
    storeActivity: (_, _params: { until: number }) => unprovided(),
    endOnServer: unprovided,
    forgetSession: unprovided,
    announceExpiry: emit({ type: 'expiry.announced' }),
    admitUser: assign({
      user: (_, params: { user: User }) => params.user,
      offer: null,
      failure: null,
      message: null,
    }),
    dismissUser: assign({ user: null, offer: null, lastRefresh: null }),
    keepOffer: assign({
      offer: (_, params: { answer: SignInAnswer }) => ('ticket' in params.answer ? params.answer : null),
    }),
    noteFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    noteReason: assign({ reason: (_, params: { reason: SignOutReason }) => params.reason }),
    noteExpiredToken: assign({ message: 'jwt expired' }),
    extendActivity: assign({ lastRefresh: (_, params: { at: number }) => params.at + inactivityWindow }),
  },
  guards: {
    hasStoredRefresh: ({ context }) => context.arrival.refreshStored,
    hasLapsedBeforeArrival: ({ context }) => context.arrival.refreshStored && isLapsed(context, context.arrival.now),
    hasLapsed: ({ context }, params: { at: number }) => isLapsed(context, params.at),
    isPublicPage: ({ context }) => context.arrival.publicPage,
    isInactivityWatched: ({ context }) => !context.internalPortal,
    isOffer: (_, params: { answer: SignInAnswer }) => 'ticket' in params.answer,
  },
  delays: { refreshInterval: 600_000, inactivityWindow, announcementDelay: 1_200 },
}).createMachine({
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
                    actions: [
                      { type: 'extendActivity', params: ({ event }) => ({ at: event.at }) },
                      { type: 'storeActivity', params: ({ event }) => ({ until: event.at + inactivityWindow }) },
                    ],
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

const isLapsed = ({ internalPortal, lastRefresh }: SessionContext, at: number): boolean =>
  !internalPortal && lastRefresh !== null && at > lastRefresh

const attemptOf = ({ offer }: SessionContext, event: SessionEvent): Credentials | ChosenOrganisation => {
  if (event.type === 'credentials.submitted') return event.credentials
  if (event.type === 'organisation.chosen' && offer) return { organization: event.organization, ticket: offer.ticket }
  throw new Error(`${event.type} is no attempt to sign in`)
}

const failureOf = (error: unknown): SignInFailure => {
  const { code, message } = error as Partial<SignInFailure>
  return typeof code === 'string' ? { code, message: message ?? '' } : { code: 'UNKNOWN', message: '' }
}

const userOf = (answer: SignInAnswer): User => {
  if ('user' in answer) return answer.user
  throw new Error('The answer offers a choice')
}

function unprovided(): never {
  throw new Error('The host provides this')
}
