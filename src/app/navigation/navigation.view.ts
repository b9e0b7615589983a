import type { SnapshotFrom } from 'xstate'
import type { navigationMachine } from './navigation.machine.ts'

type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>

export const isClosed = (snapshot: NavigationSnapshot): boolean => snapshot.matches('closed')

/** The entries are not there: also before the dialog has said that it is open, so that it never shows an empty list. */
export const isLoading = (snapshot: NavigationSnapshot): boolean => isClosed(snapshot) || snapshot.matches('loading')

export const isArrangeable = (snapshot: NavigationSnapshot): boolean => snapshot.hasTag('editable')

export const isSaving = (snapshot: NavigationSnapshot): boolean => snapshot.matches('saving')

export const shownOrder = (snapshot: NavigationSnapshot) => snapshot.context.order

export const lastMove = (snapshot: NavigationSnapshot) => snapshot.context.moved
