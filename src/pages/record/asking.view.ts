import type { SnapshotFrom } from 'xstate'
import type { askingMachine } from './asking.machine.ts'

type AskingSnapshot = SnapshotFrom<typeof askingMachine>

export const isAsking = (snapshot: AskingSnapshot): boolean => snapshot.hasTag('busy')

export const answerOf = ({ context }: AskingSnapshot) => context.answer

export const failureOf = ({ context }: AskingSnapshot) => context.failure
