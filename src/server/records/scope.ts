import type { Area } from '../../shared/area/types.ts'
import type { Caller } from '../store/store.ts'

/** The column that must hold the caller's organisation; true when every row may be seen, false when none. */
export const scopeOf = ({ scope }: Area, { kind }: Caller): string | boolean =>
  kind === 'platform' || kind === 'system' || (scope[kind] ?? false)

/**
 * Which rows of the area the caller may see, as SQL: besides row-level security, so that neither of the two stands alone.
 * A kind of organisation that the area does not name sees none.
 */
export const visible = (area: Area, caller: Caller): string => {
  const scope = scopeOf(area, caller)
  return typeof scope === 'string' ? `${scope} = (select app_organisation())` : String(scope)
}

/** The columns that name the organisations of a row. */
export const partyColumns = ({ scope }: Area): string[] => [...new Set(Object.values(scope))]

/** The organisations of a row, as SQL of a `uuid[]`. */
export const partiesOf = (area: Area): string => `array[${partyColumns(area).join(', ')}]`
