import type { Reason } from '../../../machines/kernel/types.ts'
import type { Invalid, Saved, Stale } from '../records/save.ts'

/** It was done, and no record was changed by it. */
export interface Done {
  kind: 'Done'
  at: string
}

export interface Declined {
  kind: 'Declined'
  reasons: Reason[]
}

export type ActionAnswer = Saved | Done | Declined | Invalid | Stale
