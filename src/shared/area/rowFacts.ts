import type { CaseRecord, Known } from '../../../machines/kernel/types.ts'

/** What every row has beside the fields of its area. */
export interface RowFacts {
  id: string
  revision: number
  created_at: string
  updated_at: string
  /** The name of the organisation whose it is, as far as the reader may know it. */
  owner?: string | null
  status?: string
  case?: CaseRecord
  others?: Known[]
  /** By their ids, what the records are called that it refers to, as far as the reader may see them. */
  titles?: Record<string, string>
  /** By their ids, what is known of these. */
  referred?: Record<string, Record<string, unknown>>
}
