import type { ComponentType } from 'react'
import type { Fields } from '../../machines/fields/fields.ts'
import type { RowOf } from '../../machines/fields/rows.ts'
import type { RowFacts } from '../shared/area/rowFacts.ts'
import type { ForesightProps } from './form/foresight.tsx'
import type { StoredRecord } from './form/form.types.ts'
import type { Area } from '../shared/area/types.ts'
import type { Saved, Stale } from '../shared/endpoints/answers/records.ts'
import type { Load } from '../ui/preloadable.ts'

/** What each kind of part is handed; `R` is a row of its area. */
export interface PartProps<R = StoredRecord> {
  /** `record` on the pages of a record, which are told how it is now when something there has changed it. */
  page: { area: Area; record?: R; onChanged?(answer: Saved | Stale): void }
  /** Beside the other views of a record. */
  tab: { area: Area; record: Readonly<Partial<R>> }
  /** In place of what the column would show of the row, of which the columns of the list are there. */
  cell: { row: Partial<R> }
  /** Above the list. */
  tool: { area: Area }
}

/** The parts of an area's own in the browser, under the names that its declaration gives them. */
interface AreaParts<R = StoredRecord> {
  pages?: Record<string, Load<PartProps<R>['page']>>
  tabs?: Record<string, Load<PartProps<R>['tab']>>
  cells?: Record<string, Load<PartProps<R>['cell']>>
  tools?: Record<string, Load<PartProps<R>['tool']>>
  foresight?: Record<'change', Load<ForesightProps>>
}

/** A row of an area as its fields say. */
export type OwnRow<F extends Fields> = { [N in keyof (RowFacts & RowOf<F>)]: (RowFacts & RowOf<F>)[N] }

/** The parts of one area, typed by its fields, beside those of others. */
export const partsOf = <A extends Area>(
  id: string,
  parts: AreaParts<OwnRow<A['fields']>>,
): Record<string, AreaParts> => ({
  [id]: parts as AreaParts,
})

/** The cells of an area's own list, by column. */
export type Cells = Readonly<Record<string, ComponentType<PartProps['cell']>>>

/** What stands above an area's own list, by name. */
export type Tools = Readonly<Record<string, ComponentType<PartProps['tool']>>>

/** The views of an area's own of its records, by the names of the tabs. */
export type RecordParts = Readonly<Record<string, ComponentType<PartProps['tab']>>>
