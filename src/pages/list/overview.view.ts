import type { SnapshotFrom } from 'xstate'
import type { overviewMachine } from './overview.machine.ts'

/** The figures that are known; null before there are any. */
export const figures = ({ context }: SnapshotFrom<typeof overviewMachine>): unknown => context.answer
