import type { SnapshotFrom } from 'xstate'
import { same } from '../../../machines/fields/same.ts'
import { endingOf } from '../../../machines/kernel/deadlines.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { IssuedFile } from '../../shared/endpoints/answers/files.ts'
import type { HistoryEntry, Row } from '../../shared/endpoints/answers/records.ts'
import type { Mirrored } from '../inspect/inspectable.ts'
import type { Sight } from '../inspect/sight.ts'
import type { LiveEvent } from '../live.ts'
import type { Reading } from '../reading.ts'
import { newsOf } from './record.context.ts'
import type { recordMachine } from './record.machine.ts'

export type RecordSnapshot = SnapshotFrom<typeof recordMachine>

export const shownRecord = ({ context }: RecordSnapshot): Row | null => context.known?.row ?? null

export const readingOf = (snapshot: RecordSnapshot): Reading => {
  const { value } = snapshot
  if (value === 'loading' || value === 'gone' || value === 'failed') return value
  return shownRecord(snapshot) ? 'shown' : 'gone'
}

/** Gone, and its history is still to be read. */
export const isRemembered = ({ context }: RecordSnapshot): boolean => context.known?.row === null

export const failureOf = ({ context }: RecordSnapshot) => context.failure

/** What is shown is the newest that there is. */
export const isCurrent = (snapshot: RecordSnapshot): boolean => snapshot.matches({ shown: { knowledge: 'current' } })

/** What is shown may be old, since the server could not be asked again. */
export const isOutOfDate = (snapshot: RecordSnapshot): boolean => snapshot.matches({ shown: { knowledge: 'missed' } })

export const historyOf = ({ context }: RecordSnapshot): readonly HistoryEntry[] => context.known?.history ?? none

export const hasEarlier = ({ context }: RecordSnapshot): boolean => context.known?.hasMore ?? false

export const isRecalling = (snapshot: RecordSnapshot): boolean =>
  snapshot.matches({ shown: { knowledge: 'recalling' } })

export const seenRevision = ({ context }: RecordSnapshot): number => context.seen

export const isAsking = (snapshot: RecordSnapshot): boolean => snapshot.hasTag('asked')

export const isDeleting = (snapshot: RecordSnapshot): boolean => snapshot.matches({ shown: { work: 'deleting' } })

export const isSending = (snapshot: RecordSnapshot): boolean =>
  snapshot.matches({ shown: { work: 'sending' } }) || snapshot.matches({ shown: { work: 'recovering' } })

export const isConflicted = (snapshot: RecordSnapshot): boolean =>
  snapshot.matches({ shown: { work: { open: 'conflicted' } } })

export const isInterrupted = (snapshot: RecordSnapshot): boolean =>
  snapshot.matches({ shown: { work: { open: 'interrupted' } } })

/** Of a case. */
const standingOf = ({ context }: RecordSnapshot) => context.known!.standing!

export const rowOf = (snapshot: RecordSnapshot) => shownRecord(snapshot)!
export const lifecycleOf = (snapshot: RecordSnapshot) => standingOf(snapshot).lifecycle
export const recordOf = (snapshot: RecordSnapshot) => standingOf(snapshot).record
/** What stands against every change of it. */
export const hindranceOf = (snapshot: RecordSnapshot) => rowOf(snapshot).against?.change
export const othersOf = (snapshot: RecordSnapshot) => standingOf(snapshot).others
export const timelineOf = (snapshot: RecordSnapshot) => standingOf(snapshot).timeline
/** The documents that the host has made for the case, oldest first. */
export const issuedOf = (snapshot: RecordSnapshot): IssuedFile[] => {
  const { issued } = standingOf(snapshot)
  return [...issued, ...snapshot.context.issued.filter(({ id }) => issued.every((file) => file.id !== id))]
}
export const deadlineOf = (snapshot: RecordSnapshot) => endingOf(recordOf(snapshot).snapshot.deadlines)
export const draftOf = ({ context }: RecordSnapshot) => context.draft
export const refusalOf = ({ context }: RecordSnapshot) => context.refusal

/** Whether an event of the live connection is of a case that this one involves, and says more of it than is known. */
export const isNewOfOther = ({ context: { known } }: RecordSnapshot, event: LiveEvent): boolean =>
  event.type !== 'resumed' &&
  (known?.standing?.others ?? []).some(({ id, revision }) => id === event.id && revision < event.revision)

export interface News {
  /** Oldest first. */
  entries: TimelineEntry[]
  /** Of the row's fields, those that are not as they were, by name. */
  changed: string[]
  before: Row
}

/** What others have done with a case since the person last looked; null when nothing. */
export const newsFor = (snapshot: RecordSnapshot, fields: readonly string[]): News | null => {
  const entries = newsOf(snapshot.context)
  if (entries.length === 0) return null
  const [before, row] = [snapshot.context.before!, rowOf(snapshot)]
  return { entries, before, changed: fields.filter((name) => !same(before[name], row[name])) }
}

/** The case's own lifecycle as an inspector is told of it; null while the case, or its last event, is not read. */
export const mirroredCase = (
  { context: { known } }: RecordSnapshot,
  id: string,
  sightOn: (lifecycle: Lifecycle) => Sight,
): Mirrored | null => {
  if (!known?.standing) return null
  const { lifecycle, record, timeline } = known.standing
  const last = timeline.at(-1)
  return last?.revision === record.revision
    ? { id, lifecycle, sight: () => sightOn(lifecycle), record, event: { type: last.type, payload: last.payload } }
    : null
}

const none: readonly HistoryEntry[] = []
