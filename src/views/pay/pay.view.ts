import type { SnapshotFrom } from 'xstate'
import type { payMachine } from './pay.machine.ts'

type Snapshot = SnapshotFrom<typeof payMachine>

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
export const isFailed = (snapshot: Snapshot) => snapshot.hasTag('failed')
export const isEnded = (snapshot: Snapshot) => snapshot.status === 'done' && !snapshot.hasTag('settled')
export const payableNow = ({ context }: Snapshot) => context.payable
export const failureNow = ({ context }: Snapshot) => context.failure
