import type { SnapshotFrom } from 'xstate'
import type { openSessionsMachine } from './openSessions.machine.ts'

type OpenSessionsSnapshot = SnapshotFrom<typeof openSessionsMachine>

export const shownSessions = ({ context }: OpenSessionsSnapshot) => context.sessions

export const hindrance = ({ context }: OpenSessionsSnapshot) => context.against

export const isUnread = (snapshot: OpenSessionsSnapshot): boolean => snapshot.hasTag('failed')

/** What the open question is about. */
export const chosenToEnd = ({ context }: OpenSessionsSnapshot) => context.chosen

export const isEnding = (snapshot: OpenSessionsSnapshot): boolean => snapshot.matches('ending')
