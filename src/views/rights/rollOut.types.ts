import type { OrganisationDifference } from '../../shared/endpoints/answers/rollOut.ts'

export interface RollOutContext {
  template: string
  /** In which something would change; null while that is not known. */
  organisations: OrganisationDifference[] | null
  /** Which are meant, from the one whose turn it is. */
  queue: readonly OrganisationDifference[]
  /** How many were meant when it began. */
  total: number
  failure: unknown
}

export type RollOutEvent =
  | { type: 'load.retried' }
  | { type: 'rollOut.chosen'; organisations: readonly OrganisationDifference[] }
  | { type: 'rollOut.declined' }
  | { type: 'rollOut.confirmed' }
  | { type: 'rollOut.stopped' }

export interface Turn {
  template: string
  organisation: string
  stamp: string
}
