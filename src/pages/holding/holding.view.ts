import type { SnapshotFrom } from 'xstate'
import type { holdingMachine } from './holding.machine.ts'

type Snapshot = SnapshotFrom<typeof holdingMachine>

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
/** Whether they take it over. */
export const isAsking = (snapshot: Snapshot) => snapshot.hasTag('asking')
/** To whom they hand it over. */
export const isChoosing = (snapshot: Snapshot) => snapshot.hasTag('choosing')
export const peopleOf = ({ context }: Snapshot) => context.people ?? []
