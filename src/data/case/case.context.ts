import type { CaseRecord, TransitionMeta } from '../../../machines/kernel/types.ts'
import type { Moved, Refused, TimelineEntry } from '../../shared/endpoints/answers/cases.ts'
import type { CaseContext, CaseState, Draft, Payload, Submitted } from './case.types.ts'

/** What has happened since the operator last looked, oldest first. */
export const newsOf = ({ state, seen }: CaseContext): TimelineEntry[] =>
  state ? state.timeline.filter(({ revision }) => revision > seen) : []

export interface Chosen {
  action: string
  meta: TransitionMeta
  payload?: Payload
  key: string
}

export const begun = ({ action, meta, payload = {}, key }: Chosen): Draft => ({ type: action, meta, payload, key })

/** A try of its own as soon as something else is sent; the same payload again is the same try. */
export const filled = (draft: Draft, { payload, key }: Submitted): Draft =>
  JSON.stringify(draft.payload) === JSON.stringify(payload) ? draft : { ...draft, payload, key }

const newer = (one: CaseRecord, other: CaseRecord): CaseRecord => (one.revision > other.revision ? one : other)

/** The state with what a move tells of itself; of one that lags behind the move, or is beyond it, nothing but the record is known. */
export const decided = (state: CaseState, { case: record, others, status, entry, changed }: Moved): CaseState => {
  const { revision } = record
  if (state.loaded !== revision - 1) return { ...state, record: newer(state.record, record), others }
  const row = { ...state.row, ...changed, status, revision, case: record, others }
  return { row, record, others, loaded: revision, timeline: [...state.timeline, entry] }
}

/** A read may have begun before the newest that is known. */
export const fresher = (known: CaseState, read: CaseState): CaseState => (read.loaded < known.loaded ? known : read)

/** The state with what a refusal tells of a case that has moved on. */
export const overtaken = (state: CaseState, { case: record, others, since }: Refused): CaseState => {
  const known = new Set(state.timeline.map(({ revision }) => revision))
  return {
    ...state,
    record: newer(state.record, record),
    others: record.revision < state.record.revision ? state.others : others,
    timeline: [...state.timeline, ...since.filter(({ revision }) => !known.has(revision))],
  }
}
