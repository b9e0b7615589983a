import type { SnapshotFrom } from 'xstate'
import type { passwordChangeMachine } from './passwordChange.machine.ts'

export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>

export const isChanging = (snapshot: PasswordChangeSnapshot): boolean => snapshot.matches('changing')

export const isChanged = (snapshot: PasswordChangeSnapshot): boolean => snapshot.matches('changed')

export const changeFailure = (snapshot: PasswordChangeSnapshot) => snapshot.context.failure
