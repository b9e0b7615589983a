import type { SnapshotFrom } from 'xstate'
import { isMissing } from '../../data/apiError.ts'
import type { Reading } from '../../data/reading.ts'
import type { recordMachine } from './record.machine.ts'
import type { HistoryEntry } from '../../shared/endpoints/answers/records.ts'

type RecordSnapshot = SnapshotFrom<typeof recordMachine>

export const shownRecord = ({ context }: RecordSnapshot) => context.known?.record ?? null

export const readingOf = (snapshot: RecordSnapshot): Reading => {
  if (snapshot.matches('loading')) return 'loading'
  const { failure, known } = snapshot.context
  if (!snapshot.matches('unloaded')) return known?.record ? 'shown' : 'gone'
  return isMissing(failure) ? 'gone' : 'failed'
}

/** Gone, and its history is still to be read. */
export const isRemembered = ({ context }: RecordSnapshot): boolean => context.known?.record === null

export const failureOf = ({ context }: RecordSnapshot) => context.failure

/** What is shown may be old, since the server could not be asked again. */
export const isOutOfDate = (snapshot: RecordSnapshot): boolean => snapshot.matches('missed')

export const historyOf = ({ context }: RecordSnapshot): readonly HistoryEntry[] => context.known?.history ?? none

export const hasEarlier = ({ context }: RecordSnapshot): boolean => context.known?.hasMore ?? false

export const isRecalling = (snapshot: RecordSnapshot): boolean => snapshot.matches('recalling')

export const seenRevision = ({ context }: RecordSnapshot): number => context.seen

export const isAsking = (snapshot: RecordSnapshot): boolean => snapshot.hasTag('asked')

export const isDeleting = (snapshot: RecordSnapshot): boolean => snapshot.hasTag('asked') && snapshot.hasTag('busy')

const none: readonly HistoryEntry[] = []
