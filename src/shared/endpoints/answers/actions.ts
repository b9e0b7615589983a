import type { Reason } from '../../../../machines/kernel/types.ts'
import type { Invalid, Saved, Stale } from './records.ts'

/** It was done, and no record was changed by it. */
export interface Done {
  __typename: 'Done'
  at: string
}

export interface Declined {
  __typename: 'Declined'
  reasons: Reason[]
}

export type ActionAnswer = Saved | Done | Declined | Invalid | Stale
