import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/** It is not yet known who is there. */
export const isStarting = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('starting') ||
  snapshot.matches('recognising') ||
  snapshot.matches('resuming') ||
  snapshot.matches({ signingIn: 'byProvider' })

export const isSignedIn = (snapshot: SessionSnapshot): boolean => snapshot.matches('signedIn')

export const isSignedOut = (snapshot: SessionSnapshot): boolean => snapshot.matches('signedOut')

export const isSigningIn = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('signingIn') || snapshot.matches('unverified')

export const isRefreshing = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ signedIn: { tokens: 'refreshing' } })

export const isAskedToLeave = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ signedIn: { departure: 'asked' } })

export const currentUser = (snapshot: SessionSnapshot) => snapshot.context.user

/** Organisations to choose from while a choice is open. */
export const offeredOrganisations = (snapshot: SessionSnapshot) => snapshot.context.offer?.organizations ?? null

/** The code that was mailed to who has to activate the account first. */
export const pendingVerification = (snapshot: SessionSnapshot) => snapshot.context.verification

export const signInFailure = (snapshot: SessionSnapshot) => snapshot.context.failure

export const signOutReason = (snapshot: SessionSnapshot) => snapshot.context.reason
