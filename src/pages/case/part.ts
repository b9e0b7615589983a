import type { CaseRef } from '../../data/case/useCase.ts'
import type { Area } from '../../shared/area/types.ts'

/** What every part of the page is handed. */
export interface CasePart {
  area: Area
  actor: CaseRef
}
