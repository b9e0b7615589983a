import type { SnapshotFrom } from 'xstate'
import type { dryRunMachine } from './dryRun.machine.ts'

type Snapshot = SnapshotFrom<typeof dryRunMachine>

export const doneSoFar = ({ context }: Snapshot) => context.done
export const isRunning = (snapshot: Snapshot) => snapshot.hasTag('busy')
export const isOver = (snapshot: Snapshot) => snapshot.hasTag('settled')
export const hasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed')
