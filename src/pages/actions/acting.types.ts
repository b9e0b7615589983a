import type { ActionAnswer, Declined, Done, Verdict } from '../../shared/endpoints/answers/actions.ts'
import type { Invalid, Saved, Stale } from '../../shared/endpoints/answers/records.ts'

/** What is sent when an action is done. */
export interface Draft {
  input: Record<string, unknown>
  /** What it is done to, as the person saw it; null when it is on no record. */
  on: { id: string; revision: number } | null
  /** The same for each try of the same. */
  key: string
}

export interface Send extends Draft {
  action: string
}

/** What the person is told beside what was asked for: that it was not done, or what was found. */
export type Told = Declined | Invalid | Stale | Verdict

/** What an answer tells that no other will; null where an earlier one has, that did not come here. */
export interface Shown {
  text: string | null
}

export interface ActingContext {
  action: string | null
  /** It was sent without anything being asked before. */
  isDirect: boolean
  /** Whether its answer shows something that the person is to see before all else. */
  shows: boolean
  draft: Draft | null
  told: Told | null
  failure: unknown
  shown: Shown | null
}

export type ActingEvents =
  | { type: 'action.chosen'; action: string; draft: Draft; isDirect: boolean; shows?: boolean }
  | { type: 'action.submitted'; draft: Draft }
  | { type: 'input.typed' }
  | { type: 'action.abandoned' }
  | { type: 'shown.seen' }

/** What the page tells the person once. */
export type ActingNotice = { type: 'done'; action: string; answer: Saved | Done } | { type: 'overtaken'; answer: Stale }

export const isTold = (answer: ActionAnswer): answer is Told =>
  answer.__typename !== 'Saved' && answer.__typename !== 'Done'
