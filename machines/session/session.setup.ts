import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { unprovided } from '../kernel/unprovided.ts'
import { failureOf, type Failure } from './failure.ts'
import { hasLapsed, inactivityWindow } from './lapse.ts'
import type {
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionSwitch,
  SignInAnswer,
  SignInAttempt,
  SignOutReason,
  User,
} from './session.types.ts'

export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as { type: 'expiry.announced' } | { type: 'switch.failed'; failure: Failure },
    tags: {} as 'busy' | 'settled',
  },
  actors: {
    /** Signs in and stores what a success brings. */
    authenticate: fromPromise<SignInAnswer, SignInAttempt>(unprovided),
    /** Who is there, as the page was told on its way; null when it was not. */
    recognise: fromPromise<User | null>(unprovided),
    /** Trades the stored refresh token for a new pair and stores it; the user now signed in is the input. */
    renew: fromPromise<User, User | null>(unprovided),
    /** Trades the session for another one and stores it. */
    switchSession: fromPromise<void, SessionSwitch>(unprovided),
    /** Sends what happens around the session of the user: signs of life, its end or its replacement in another tab. */
    watch: fromCallback<SessionEvent, User | null>(unprovided),
    /** Sends `viewport.crossed` when the window becomes one for the other layout. */
    watchViewport: fromCallback<SessionEvent>(unprovided),
  },
  actions: {
    /** Drops what the other version has stored, but not the cookies, and stores the own version. */
    dropPersisted: unprovided,
    reloadPage: unprovided,
    /** Loads the page anew at the entrance. */
    openEntrance: unprovided,
    storeActivity: unprovided,
    storeUser: unprovided,
    endOnServer: unprovided,
    forgetSession: unprovided,
    announceExpiry: emit({ type: 'expiry.announced' }),
    announceSwitchFailure: emit((_, params: { error: unknown }) => ({
      type: 'switch.failed',
      failure: failureOf(params.error),
    })),
    /** Who is told to be the same as before is the same. */
    admitUser: assign({
      user: ({ context: { user } }, params: { user: User }) =>
        JSON.stringify(user) === JSON.stringify(params.user) ? user : params.user,
      offer: null,
      failure: null,
      message: null,
    }),
    changeUser: assign({
      user: ({ context }, params: { user: Partial<User> }) => context.user && { ...context.user, ...params.user },
    }),
    dismissUser: assign({ user: null, offer: null, verification: null, lastRefresh: null }),
    keepOffer: assign({
      offer: (_, params: { answer: SignInAnswer }) => ('ticket' in params.answer ? params.answer : null),
    }),
    keepVerification: assign({
      verification: (_, params: { answer: SignInAnswer }) =>
        'verification' in params.answer ? params.answer.verification : null,
    }),
    noteFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    noteReason: assign({ reason: (_, params: { reason: SignOutReason }) => params.reason }),
    noteExpiredToken: assign({ message: 'jwt expired' }),
    extendActivity: assign({ lastRefresh: (_, params: { at: number }) => params.at + inactivityWindow }),
  },
  guards: {
    isVersionChanged: ({ context }) => context.arrival.versionChanged,
    hasStoredRefresh: ({ context }) => context.arrival.refreshStored,
    mayBeRecognised: ({ context }) => context.arrival.refreshStored && context.arrival.tokenStored,
    isRecognised: (_, params: { user: User | null }) => params.user !== null,
    hasLapsedBeforeArrival: ({ context }) => context.arrival.refreshStored && hasLapsed(context, context.arrival.now),
    isBackFromProvider: ({ context }) => context.arrival.backFromProvider,
    isPublicPage: ({ context }) => context.arrival.publicPage,
    hasLapsed: ({ context }, params: { at: number }) => hasLapsed(context, params.at),
    isInactivityWatched: ({ context }) => !context.internalPortal,
    isOffer: (_, params: { answer: SignInAnswer }) => 'ticket' in params.answer,
    /** Who is there no longer acts for whom they did, or acts for somebody now. */
    isActingOtherwise: ({ context }, params: { user: User }) => context.user?.actsFor?.id !== params.user.actsFor?.id,
    isActing: ({ context }) => context.user?.actsFor !== undefined,
    isVerificationAsked: (_, params: { answer: SignInAnswer }) => 'verification' in params.answer,
  },
  delays: { refreshInterval: 600_000, inactivityWindow, announcementDelay: 1_200, recognitionPatience: 1_000 },
})
