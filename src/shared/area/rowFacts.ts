import type { CaseRecord, Known } from '../../../machines/kernel/types.ts'

/** What every row has beside the fields of its area. */
export interface RowFacts {
  id: string
  revision: number
  created_at: string
  updated_at: string
  status?: string
  case?: CaseRecord
  others?: Known[]
}
