import type { Area } from '../../shared/area/types.ts'
import type { Caller } from '../store/store.ts'

const seesAll = (caller: Caller): boolean => caller.kind === 'platform' || caller.kind === 'system'

/**
 * Which rows of the area the caller may see, as SQL: besides row-level security, so that the planner knows of it and
 * neither of the two stands alone. A kind of organisation that the area does not name sees none.
 */
export const visible = ({ scope }: Area, caller: Caller): string => {
  if (seesAll(caller)) return 'true'
  const column = scope[caller.kind as keyof Area['scope']]
  return column ? `${column} = (select app_organisation())` : 'false'
}

/** The columns that name the organisations of a row. */
export const partyColumns = ({ scope }: Area): string[] => [...new Set(Object.values(scope))]

/** The organisations of a row, as SQL of a `uuid[]`. */
export const partiesOf = (area: Area): string => `array[${partyColumns(area).join(', ')}]`
