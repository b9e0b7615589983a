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

export const sessionSetup = setup({
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
    storeActivity: unprovided,
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
})

const isLapsed = ({ internalPortal, lastRefresh }: SessionContext, at: number): boolean =>
  !internalPortal && lastRefresh !== null && at > lastRefresh

const failureOf = (error: unknown): SignInFailure => {
  const { code, message } = error as Partial<SignInFailure>
  return typeof code === 'string' ? { code, message: message ?? '' } : { code: 'UNKNOWN', message: '' }
}

function unprovided(): never {
  throw new Error('The host provides this')
}
