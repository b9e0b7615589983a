import type { ComponentType } from 'react'
import type { Area } from '../shared/area/types.ts'
import type { Load } from '../ui/preloadable.ts'
import type { StoredRecord } from './form/form.types.ts'
import type { Row } from '../shared/endpoints/answers/records.ts'

/** What each kind of part is handed. */
export interface PartProps {
  /** `record` on the pages of a record, which is read again when something there has changed it. */
  page: { area: Area; record?: StoredRecord; onChanged?(): void }
  /** Beside the other views of a record. */
  tab: { area: Area; record: Readonly<Record<string, unknown>> }
  /** In place of what the column would show of the row. */
  cell: { row: Row }
}

/** The parts of an area's own in the browser, under the names that its declaration gives them. */
export interface AreaParts {
  pages?: Record<string, Load<PartProps['page']>>
  tabs?: Record<string, Load<PartProps['tab']>>
  cells?: Record<string, Load<PartProps['cell']>>
}

/** The cells of an area's own list, by column. */
export type Cells = Readonly<Record<string, ComponentType<PartProps['cell']>>>

/** The views of an area's own of its records, by the names of the tabs. */
export type RecordParts = Readonly<Record<string, ComponentType<PartProps['tab']>>>
