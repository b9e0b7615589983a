import type { CaseRecord, Known } from '../../../machines/kernel/types.ts'

/** Who has taken a case, by name and id, and until when: from then on it is free. */
export interface Holding {
  holder: string | null
  held_by: string | null
  held_until: string | null
}

/** What stands against whatever its reader would do to a record; its sentence is among `against` of the `record` words. */
export type Hindrance =
  | 'own'
  | 'notBelow'
  | 'asked'
  | 'last'
  | 'self'
  | 'person'
  | 'guest'
  | 'managed'
  | 'binned'
  | 'common'

/** What stands against changing a record, and against deleting it. */
export interface Against {
  change?: Hindrance
  remove?: Hindrance
}

/** What every row has beside the fields of its area. */
export interface RowFacts extends Partial<Holding> {
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
  /** Told with the record alone, where somebody watches over its area. */
  against?: Against
}
