import type { Reason } from '../../../../machines/kernel/types.ts'
import type { Invalid, Saved, Stale } from './records.ts'

/** It was done, and no record was changed by it. */
export interface Done {
  __typename: 'Done'
  at: string
  /** What the answer tells and nobody keeps. */
  shown?: string | null
}

export interface Declined {
  __typename: 'Declined'
  reasons: Reason[]
}

/** What an action that changes nothing has found: `reason` names the first of what stands against it. */
export interface Verdict {
  __typename: 'Verdict'
  valid: boolean
  reason: string | null
  reasons: Reason[]
}

export type ActionAnswer = Saved | Done | Declined | Invalid | Stale | Verdict
