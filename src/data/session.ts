import { useSelector } from '@xstate/react'
import { createActor, waitFor } from 'xstate'
import { sessionMachine } from '../../machines/session/session.machine.ts'
import { isRefreshing, isSignedIn, isSignedOut, type SessionSnapshot } from '../../machines/session/session.view.ts'
import type { Verification } from '../../machines/session/session.types.ts'
import { arrival } from './arrival.ts'
import { openEntrance, reloadPage } from './leaving.ts'
import { remember } from './persisted.ts'
import { dropPersisted } from './portalVersion.ts'
import { authenticate, recognise, renew, switchSession, viewport, watch } from './sessionActors.ts'
import { endOnServer, forgetSession, storedToken, storeUser } from './sessionStore.ts'

/** The session of this browser; `start()` it once the page is there. */
export const session = createActor(
  sessionMachine.provide({
    actors: { authenticate, recognise, renew, switchSession, watch, watchViewport: viewport },
    actions: {
      dropPersisted,
      reloadPage,
      openEntrance,
      storeActivity: ({ context }) => remember('lastRefresh', context.lastRefresh),
      storeUser: ({ context }) => context.user && storeUser(context.user),
      endOnServer,
      forgetSession,
    },
  }),
  { id: 'session', input: arrival() },
)

/**
 * Hands an account that has to be activated over to where that is done.
 * @returns the page on which it goes on
 */
export const beginActivation = async ({ email, ...code }: Verification): Promise<string> => {
  try {
    const { activate } = await import('./recovery/recovery.gateway.ts')
    return activate(email, code)
  } finally {
    session.send({ type: 'activation.begun' })
  }
}

/** A part of the session's state; renders again when that part changes. */
export const useSession = <T>(select: (snapshot: SessionSnapshot) => T): T => useSelector(session, select)

/** Ends with the refresh that is under way. */
export const refreshed = (): Promise<unknown> => waitFor(session, (snapshot) => !isRefreshing(snapshot))

/**
 * Waits until there is a token newer than the one that a call was refused with; refusals at the same time share one refresh.
 * @returns the token, or null when the session has ended
 */
export const renewToken = async (refused: string): Promise<string | null> => {
  // What another tab has renewed is taken over without a call; if that was the refused token itself, it needs a refresh of its own.
  for (let round = 0; round < 2 && storedToken() === refused; round += 1) {
    session.send({ type: 'token.expired' })
    await refreshed()
  }
  return isSignedIn(session.getSnapshot()) ? storedToken() : null
}

/** Calls back each time the session ends, so that nothing of it is kept. */
export const onSignedOut = (hear: () => void): (() => void) => {
  let was = isSignedOut(session.getSnapshot())
  const subscription = session.subscribe((snapshot) => {
    const is = isSignedOut(snapshot)
    if (is && !was) hear()
    was = is
  })
  return () => subscription.unsubscribe()
}
