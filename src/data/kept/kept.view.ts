import type { SnapshotFrom } from 'xstate'
import type { keptMachine } from './kept.machine.ts'

type KeptSnapshot = SnapshotFrom<typeof keptMachine>

export const isBusy = (snapshot: KeptSnapshot): boolean => snapshot.hasTag('busy')

export const isFailed = (snapshot: KeptSnapshot): boolean => snapshot.hasTag('failed')

export const failure = ({ context }: KeptSnapshot): unknown => context.failure

export const heard = ({ context }: KeptSnapshot): unknown => context.heard

export const seen = ({ context }: KeptSnapshot): unknown => context.seen
