import type { SnapshotFrom } from 'xstate'
import type { ownSessionsMachine } from './ownSessions.machine.ts'

type OwnSessionsSnapshot = SnapshotFrom<typeof ownSessionsMachine>

export const shownSessions = ({ context }: OwnSessionsSnapshot) => context.sessions

export const isUnread = (snapshot: OwnSessionsSnapshot): boolean => snapshot.hasTag('failed')

/** What the open question is about. */
export const chosenToEnd = ({ context }: OwnSessionsSnapshot) => context.chosen

export const isEnding = (snapshot: OwnSessionsSnapshot): boolean => snapshot.matches('ending')
