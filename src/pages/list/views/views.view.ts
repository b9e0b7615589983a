import type { SnapshotFrom } from 'xstate'
import type { viewsMachine } from './views.machine.ts'

type Snapshot = SnapshotFrom<typeof viewsMachine>

export const viewsOf = ({ context }: Snapshot) => context.views
export const questionOf = ({ context }: Snapshot) => context.question
export const failureOf = ({ context }: Snapshot) => context.failure
export const isOrdering = ({ context }: Snapshot) => context.order !== null
/** Nothing is shown, and nothing will be by itself. */
export const isUnread = (snapshot: Snapshot) => snapshot.hasTag('failed') && snapshot.context.views === null
