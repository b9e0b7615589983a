import type { SnapshotFrom } from 'xstate'
import type { actingMachine } from './acting.machine.ts'

type ActingSnapshot = SnapshotFrom<typeof actingMachine>

/** Whether the dialog is open, also while it waits for the answer. */
export const isAsked = (snapshot: ActingSnapshot): boolean =>
  snapshot.hasTag('asked') || (snapshot.hasTag('busy') && !snapshot.context.isDirect)

export const isBusy = (snapshot: ActingSnapshot): boolean => snapshot.hasTag('busy')

export const chosenAction = ({ context }: ActingSnapshot) => context.action

export const toldOf = ({ context }: ActingSnapshot) => context.told

export const failureOf = ({ context }: ActingSnapshot) => context.failure

/** What is shown this once, while it is. */
export const shownOf = (snapshot: ActingSnapshot) => (snapshot.hasTag('shown') ? snapshot.context.shown : null)

/** What was typed last, and of what it was. */
export const draftOf = ({ context }: ActingSnapshot) => context.draft!
