import type { Area } from '../shared/area/types.ts'
import type { Load } from '../ui/preloadable.ts'
import type { StoredRecord } from './form/form.types.ts'

/** What each kind of part is handed. */
export interface PartProps {
  /** `record` on the pages of a record. */
  page: { area: Area; record?: StoredRecord }
}

/** The parts of an area's own in the browser, under the names that its declaration gives them. */
export interface AreaParts {
  pages?: Record<string, Load<PartProps['page']>>
}
