import type { RecordRef } from '../../data/record/useRecord.ts'
import type { Area } from '../../shared/area/types.ts'

/** What every part of the page is handed. */
export interface CasePart {
  area: Area
  actor: RecordRef
}
