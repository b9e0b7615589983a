import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

export const isStarting = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('starting') || snapshot.matches('resuming')

export const isSignedIn = (snapshot: SessionSnapshot): boolean => snapshot.matches('signedIn')

export const isSignedOut = (snapshot: SessionSnapshot): boolean => snapshot.matches('signedOut')

export const isSigningIn = (snapshot: SessionSnapshot): boolean => snapshot.matches('signingIn')

export const isRefreshing = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ signedIn: { tokens: 'refreshing' } })

export const isAskedToLeave = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ signedIn: { departure: 'asked' } })

export const currentUser = (snapshot: SessionSnapshot) => snapshot.context.user

/** Organisations to choose from while a choice is open. */
export const offeredOrganisations = (snapshot: SessionSnapshot) => snapshot.context.offer?.organizations ?? null

export const signInFailure = (snapshot: SessionSnapshot) => snapshot.context.failure

export const signOutReason = (snapshot: SessionSnapshot) => snapshot.context.reason
