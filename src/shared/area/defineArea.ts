import type { Fields } from '../../../machines/fields/fields.ts'
import type { ListView } from './listTypes.ts'
import type { Area } from './types.ts'

/** What every list of cases can be narrowed and ordered by. */
const ofCases = <F extends string>(list: ListView<F>): ListView<F> => ({
  ...list,
  sorts: [...list.sorts, 'deadline_at'],
  filters: [
    ...list.filters,
    { field: 'desk', kind: 'options' },
    { field: 'holder', kind: 'options' },
    { field: 'deadline_at', kind: 'dateRange' },
  ],
})

/** Checks the parts of a declaration against each other, so that a mistyped field is a compile error, and types its rows. */
export const defineArea = <const F extends Fields, const C extends Record<string, unknown> = Record<string, never>>(
  area: Area<F, C>,
): Area<F, C> => (area.lifecycle ? { ...area, list: ofCases(area.list) } : area)
