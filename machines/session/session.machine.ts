import { sessionSetup } from './session.setup.ts'
import { signedIn } from './session.signedIn.ts'
import type { SessionContext, SessionEvent, SignInAnswer, SignInAttempt, User } from './session.types.ts'

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'From opening the address to being signed in, and out again',
  context: ({ input: { lastRefresh, internalPortal, ...arrival } }) => ({
    arrival,
    user: null,
    offer: null,
    verification: null,
    failure: null,
    reason: 'none',
    message: null,
    lastRefresh,
    internalPortal,
  }),
  invoke: { src: 'watchViewport' },
  initial: 'starting',
  on: { 'viewport.crossed': '.reloading' },
  states: {
    starting: {
      description: 'The address was opened; what this browser has stored decides',
      always: [
        { guard: 'isVersionChanged', target: 'outdated' },
        {
          guard: 'hasLapsedBeforeArrival',
          target: 'signedOut.announcing',
          actions: { type: 'noteReason', params: { reason: 'inactive' } },
        },
        { guard: 'mayBeRecognised', target: 'recognising' },
        { guard: 'hasStoredRefresh', target: 'resuming' },
        { guard: 'isBackFromProvider', target: 'signingIn.byProvider' },
        { guard: 'isPublicPage', target: 'signedOut.silent' },
        { target: 'signedOut.announcing', actions: { type: 'noteReason', params: { reason: 'expired' } } },
      ],
    },
    outdated: {
      description: 'Another version of the portal has stored what is here, which is dropped once; the session is kept',
      entry: 'dropPersisted',
      always: 'reloading',
    },
    reloading: {
      description:
        'The page is loaded anew: the version has changed, the window is one for the other layout, or who acted for another is themselves again',
      tags: 'busy',
      entry: 'reloadPage',
    },
    reentering: {
      description: 'The session is now another one, of another organisation or person: the entrance is opened anew',
      tags: 'busy',
      entry: 'openEntrance',
    },
    recognising: {
      description:
        'The page has asked on its way who is there; who is known works at once, while the tokens are renewed',
      tags: 'busy',
      invoke: {
        src: 'recognise',
        onDone: [
          {
            guard: { type: 'isRecognised', params: ({ event }) => ({ user: event.output }) },
            target: 'signedIn.tokens.refreshing',
            actions: [
              { type: 'admitUser', params: ({ event }) => ({ user: event.output! }) },
              // Opening the page is a sign of life.
              { type: 'extendActivity', params: ({ context }) => ({ at: context.arrival.now }) },
              'storeActivity',
            ],
          },
          { target: 'resuming' },
        ],
        onError: 'resuming',
      },
      after: { recognitionPatience: 'resuming' },
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
      on: { 'credentials.submitted': 'signingIn.byPassword' },
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
            guard: { type: 'isVerificationAsked', params: ({ event }) => ({ answer: event.output }) },
            target: 'unverified',
            actions: { type: 'keepVerification', params: ({ event }) => ({ answer: event.output }) },
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
      initial: 'byPassword',
      states: {
        byPassword: { description: 'By e-mail, password and a solved captcha' },
        byProvider: { description: 'By what the identity provider has told the server' },
        byChoice: { description: 'By the organisation chosen, with the ticket of the offer' },
      },
    },
    choosingOrganisation: {
      description: 'The person belongs to several organisations and chooses one',
      tags: 'settled',
      on: { 'organisation.chosen': 'signingIn.byChoice', 'choice.abandoned': 'signedOut.silent' },
    },
    unverified: {
      description:
        'The person is known but has never activated the account: a code was mailed, and the activation begins',
      tags: 'settled',
      on: { 'activation.begun': 'signedOut.silent' },
    },
    signedIn,
  },
})

const attemptOf = ({ offer }: SessionContext, event: SessionEvent): SignInAttempt => {
  if (event.type === 'credentials.submitted') return event.credentials
  if (event.type === 'organisation.chosen' && offer) return { organization: event.organization, ticket: offer.ticket }
  return { provider: true }
}

const userOf = (answer: SignInAnswer): User => {
  if ('user' in answer) return answer.user
  throw new Error('The answer signs nobody in')
}
