import type { SnapshotFrom } from 'xstate'
import type { navigationMachine } from './navigation.machine.ts'

type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>

export const isClosed = (snapshot: NavigationSnapshot): boolean => snapshot.matches('closed')

export const isLoading = (snapshot: NavigationSnapshot): boolean => snapshot.matches('loading')

export const isArrangeable = (snapshot: NavigationSnapshot): boolean => snapshot.hasTag('editable')

export const isSaving = (snapshot: NavigationSnapshot): boolean => snapshot.matches('saving')

export const shownOrder = (snapshot: NavigationSnapshot) => snapshot.context.order

export const lastMove = (snapshot: NavigationSnapshot) => snapshot.context.moved
