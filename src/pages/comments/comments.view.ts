import type { SnapshotFrom } from 'xstate'
import type { commentsMachine } from './comments.machine.ts'

type Snapshot = SnapshotFrom<typeof commentsMachine>

export const aboutOf = ({ context }: Snapshot) => context.about
export const commentsOf = ({ context }: Snapshot) => context.comments
export const hasEarlier = ({ context }: Snapshot) => context.hasMore
/** The comment that something is being done about. */
export const orderedComment = ({ context }: Snapshot) => context.order?.comment ?? null
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
/** Nothing is shown, and nothing will be by itself. */
export const isUnread = (snapshot: Snapshot) => snapshot.hasTag('failed') && !snapshot.context.comments
