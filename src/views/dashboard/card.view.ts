import type { SnapshotFrom } from 'xstate'
import type { TabCount } from '../../shared/endpoints/answers/records.ts'
import type { cardMachine } from './card.machine.ts'

type CardSnapshot = SnapshotFrom<typeof cardMachine>

export const isBusy = (snapshot: CardSnapshot): boolean => snapshot.hasTag('busy')

export const isFailed = (snapshot: CardSnapshot): boolean => snapshot.hasTag('failed')

export const failure = ({ context }: CardSnapshot): unknown => context.failure

export const newest = ({ context }: CardSnapshot) => context.newest

export const counts = ({ context }: CardSnapshot): TabCount[] => context.counts
