import type { Fields } from '../../../machines/fields/fields.ts'
import { isTakable } from './holding.ts'
import type { ListView } from './listTypes.ts'
import type { Area, AreaLifecycle } from './types.ts'

/** What every list of cases can be narrowed and ordered by. */
const ofCases = <F extends string>(list: ListView<F>, lifecycle: AreaLifecycle): ListView<F> => ({
  ...list,
  sorts: [...list.sorts, 'deadline_at'],
  filters: [
    ...list.filters,
    ...(list.filters.some(({ field }) => field === 'created_at')
      ? []
      : [{ field: 'created_at', kind: 'dateRange' } as const]),
    ...(lifecycle.deskless ? [] : [{ field: 'desk', kind: 'options' } as const]),
    ...(isTakable({ lifecycle }) ? [{ field: 'holder', kind: 'options' } as const] : []),
    { field: 'deadline_at', kind: 'dateRange' },
    { field: 'outcome', kind: 'options' },
    { field: 'outcome_at', kind: 'dateRange' },
    { field: 'refused_by', kind: 'values', linked: true },
    { field: 'refused_event', kind: 'values', linked: true },
    { field: 'refused_at', kind: 'dateRange', linked: true },
    { field: 'moved_by', kind: 'values', linked: true },
    { field: 'moved_at', kind: 'dateRange', linked: true },
  ],
})

/** A book can be narrowed to organisations by whom its sums are told, by their names. */
const ofBooks = <F extends string>(list: ListView<F>): ListView<F> => ({
  ...list,
  filters: [...list.filters, { field: 'owner', kind: 'values', linked: true }],
})

/** Checks the parts of a declaration against each other, so that a mistyped field is a compile error, and types its rows. */
export const defineArea = <const F extends Fields, const C extends Record<string, unknown> = Record<string, never>>(
  area: Area<F, C>,
): Area<F, C> => {
  if (area.lifecycle) return { ...area, list: ofCases(area.list, area.lifecycle) }
  if (!area.divided) return area
  const { list, lists = [] } = area
  return { ...area, list: ofBooks(list), lists: lists.map((one) => ({ ...one, list: ofBooks(one.list) })) }
}
