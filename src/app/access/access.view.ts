import type { SnapshotFrom } from 'xstate'
import type { accessMachine } from './access.machine.ts'
import type { AccessContext } from './access.types.ts'

export type AccessSnapshot = SnapshotFrom<typeof accessMachine>

/** Whether it is these circumstances that were judged. */
export const isAbout = ({ context }: AccessSnapshot, { path, isStarting, user }: AccessContext): boolean =>
  context.path === path && context.isStarting === isStarting && context.user === user

export const isUndecided = (snapshot: AccessSnapshot): boolean => snapshot.matches('starting')

export const isExpired = (snapshot: AccessSnapshot): boolean => snapshot.matches('expired')

export const isGranted = (snapshot: AccessSnapshot): boolean => snapshot.matches('granted')

export const isUnknownPage = (snapshot: AccessSnapshot): boolean => snapshot.matches('unknown')

export const isForbidden = (snapshot: AccessSnapshot): boolean => snapshot.matches('forbidden')

/** Forbidden, without a page to go to instead. */
export const isStranded = (snapshot: AccessSnapshot): boolean => snapshot.matches({ forbidden: 'stranded' })

export const isPageRefused = (snapshot: AccessSnapshot): boolean => snapshot.matches('pageRefused')

export const isAccountRefused = (snapshot: AccessSnapshot): boolean => snapshot.matches('accountRefused')
