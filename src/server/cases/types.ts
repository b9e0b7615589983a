import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { Area, CaseArea } from '../../shared/area/types.ts'

/** An area whose records have a lifecycle, with that lifecycle. */
export interface Place {
  area: CaseArea
  lifecycle: Lifecycle
  /** Where what its moves book is written. */
  book: Area | null
  /** Hours for which who takes one of its cases holds it. */
  holds: number
}
