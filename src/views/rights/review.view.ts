import type { SnapshotFrom } from 'xstate'
import type { reviewMachine } from './review.machine.ts'

type ReviewSnapshot = SnapshotFrom<typeof reviewMachine>

/** Those that are shown; null while none are known. */
export const idleAccounts = ({ context }: ReviewSnapshot) => context.accounts

export const isUnread = (snapshot: ReviewSnapshot): boolean => snapshot.hasTag('failed')

export const isReady = (snapshot: ReviewSnapshot): boolean => snapshot.hasTag('settled')

export const hasMore = ({ context }: ReviewSnapshot): boolean => context.next !== null

export const isReadingMore = (snapshot: ReviewSnapshot): boolean => snapshot.matches('loadingMore')

/** About whom the open question is; null while there is none. */
export const chosenToKeep = ({ context }: ReviewSnapshot) => context.chosen

export const isKeeping = (snapshot: ReviewSnapshot): boolean => snapshot.matches('keeping')

export const failureOfReview = ({ context }: ReviewSnapshot) => context.failure
