import type { SnapshotFrom } from 'xstate'
import { nextDeadline } from '../../../machines/kernel/deadlines.ts'
import type { Reading } from '../reading.ts'
import type { LiveEvent } from '../live.ts'
import type { Mirrored } from '../inspect/inspectable.ts'
import { newsOf } from './case.context.ts'
import type { caseMachine } from './case.machine.ts'
import type { TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { Row } from './case.types.ts'

export type CaseSnapshot = SnapshotFrom<typeof caseMachine>

export const readingOf = ({ value }: CaseSnapshot): Reading => (typeof value === 'string' ? value : 'shown')

export const isSending = (snapshot: CaseSnapshot): boolean =>
  snapshot.matches({ ready: { decision: 'sending' } }) || snapshot.matches({ ready: { decision: 'recovering' } })

export const isConflicted = (snapshot: CaseSnapshot): boolean =>
  snapshot.matches({ ready: { decision: { open: 'conflicted' } } })

export const isInterrupted = (snapshot: CaseSnapshot): boolean =>
  snapshot.matches({ ready: { decision: { open: 'interrupted' } } })

/** What is shown may be old, since the server could not be asked again. */
export const isOutOfDate = (snapshot: CaseSnapshot): boolean => snapshot.matches({ ready: { knowledge: 'missed' } })

export const lifecycleOf = (snapshot: CaseSnapshot) => snapshot.context.lifecycle!
export const rowOf = (snapshot: CaseSnapshot) => snapshot.context.state!.row
export const recordOf = (snapshot: CaseSnapshot) => snapshot.context.state!.record
export const othersOf = (snapshot: CaseSnapshot) => snapshot.context.state!.others
export const timelineOf = (snapshot: CaseSnapshot) => snapshot.context.state!.timeline
export const deadlineOf = (snapshot: CaseSnapshot) => nextDeadline(recordOf(snapshot))
export const draftOf = (snapshot: CaseSnapshot) => snapshot.context.draft
export const refusalOf = (snapshot: CaseSnapshot) => snapshot.context.refusal
export const errorOf = (snapshot: CaseSnapshot) => snapshot.context.error

/** Whether an event of the live connection is of a case that this one involves, and says more of it than is known. */
export const isNewOfOther = ({ context: { state } }: CaseSnapshot, event: LiveEvent): boolean =>
  event.type !== 'resumed' &&
  (state?.others ?? []).some(({ id, revision }) => id === event.id && revision < event.revision)

export interface News {
  /** Oldest first. */
  entries: TimelineEntry[]
  /** Of the row's fields, those that are not as they were, by name. */
  changed: string[]
  before: Row
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What others have done since the operator last looked; null when nothing. */
export const newsFor = ({ context }: CaseSnapshot, fields: readonly string[]): News | null => {
  const entries = newsOf(context)
  if (entries.length === 0) return null
  const [before, row] = [context.before!, context.state!.row]
  return { entries, before, changed: fields.filter((name) => !same(before[name], row[name])) }
}

/** The case's own lifecycle as an inspector is told of it; null while the case, or its last event, is not read. */
export const mirroredCase = ({ context: { lifecycle, state } }: CaseSnapshot, id: string): Mirrored | null => {
  const last = state?.timeline.at(-1)
  return lifecycle && last?.revision === state?.record.revision
    ? { id, lifecycle, record: state!.record, event: last!.type }
    : null
}
