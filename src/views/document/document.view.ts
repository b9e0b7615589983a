import type { SnapshotFrom } from 'xstate'
import type { documentMachine } from './document.machine.ts'

type Snapshot = SnapshotFrom<typeof documentMachine>

export const documentOf = ({ context }: Snapshot) => context.document
export const isChecking = (snapshot: Snapshot) => snapshot.hasTag('busy')
export const isFailed = (snapshot: Snapshot) => snapshot.hasTag('failed')
