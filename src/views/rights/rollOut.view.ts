import type { SnapshotFrom } from 'xstate'
import type { rollOutMachine } from './rollOut.machine.ts'

type RollOutSnapshot = SnapshotFrom<typeof rollOutMachine>

export const differing = ({ context }: RollOutSnapshot) => context.organisations

export const isUnread = (snapshot: RollOutSnapshot): boolean => snapshot.hasTag('failed')

export const failureOfRollOut = ({ context }: RollOutSnapshot) => context.failure

export const mayChoose = (snapshot: RollOutSnapshot): boolean => snapshot.hasTag('settled')

/** What the open question is about; null while there is none. */
export const askedAbout = (snapshot: RollOutSnapshot) => (snapshot.matches('asked') ? snapshot.context.queue : null)

/** Which are still to come, from the one whose turn it is; null while nothing is rolled out. */
export const underWay = (snapshot: RollOutSnapshot) => (snapshot.matches('rollingOut') ? snapshot.context.queue : null)

export const totalOf = ({ context }: RollOutSnapshot): number => context.total
