import type { SnapshotFrom } from 'xstate'
import type { designMachine } from './design.machine.ts'

type DesignSnapshot = SnapshotFrom<typeof designMachine>

export const isUnread = (snapshot: DesignSnapshot): boolean => snapshot.matches('unread')

/** What it asks, as it is stored; undefined while that is not known. */
export const storedDesign = ({ context }: DesignSnapshot) => context.stored

export const liveDesign = ({ context }: DesignSnapshot) => context.live ?? undefined

export const isSaving = (snapshot: DesignSnapshot): boolean => snapshot.hasTag('busy') && !snapshot.matches('loading')

export const failureOfDesign = ({ context }: DesignSnapshot): unknown => context.failure

/** Why the version did not take what was saved; null where it did. */
export const refusalOfDesign = (snapshot: DesignSnapshot) =>
  snapshot.matches('refused') ? snapshot.context.refusal : null

/** The design of the person and that of who has saved meanwhile; null where nobody has. */
export const conflictOfDesign = (snapshot: DesignSnapshot) =>
  snapshot.matches('conflicted') ? { mine: snapshot.context.wanted!, theirs: snapshot.context.theirs! } : null

export const revisionOf = ({ context }: DesignSnapshot): number => context.version.revision
