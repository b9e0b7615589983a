import type { Reason } from '../../../machines/kernel/types.ts'
import type { Invalid, Stale } from '../records/save.ts'

/** It was done: to which record, and at which revision that is now; null where it is on none. */
export interface Done {
  kind: 'Done'
  id: string | null
  revision: number | null
}

export interface Declined {
  kind: 'Declined'
  reasons: Reason[]
}

export type ActionAnswer = Done | Declined | Invalid | Stale
