import type { QuickView } from '../../shared/area/listTypes.ts'
import { firstPage, type ListQuery } from '../../shared/endpoints/listQuery.ts'
import { orderIn } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import type { FilterValue } from '../../shared/filters/filters.ts'

/** Another list begins at its first page. */
export const narrowed = (
  query: ListQuery,
  change: Partial<Pick<ListQuery, 'tab' | 'filter' | 'search' | 'sort' | 'limit' | 'view'>>,
): ListQuery => ({
  ...query,
  ...change,
  ...firstPage,
})

/** The same list in a tab, in the order of that tab as long as nobody has chosen another. */
export const inTab = (area: Area, query: ListQuery, tab: string | null): ListQuery =>
  narrowed(query, { tab, view: null, sort: query.sort === orderIn(area, query.tab) ? orderIn(area, tab) : query.sort })

/** The list as a quick view shows it. */
export const viewed = (area: Area, query: ListQuery, { tab, filter, sort }: QuickView): ListQuery =>
  narrowed(query, {
    tab: tab ?? null,
    filter: (filter ?? {}) as ListQuery['filter'],
    search: '',
    sort: sort ?? orderIn(area, tab),
    view: null,
  })

/** One filter set, or with null taken away. */
export const filtered = (query: ListQuery, field: string, value: FilterValue | null): ListQuery => {
  const { [field]: _, ...others } = query.filter
  return narrowed(query, { filter: value === null ? others : { ...others, [field]: value } })
}

/** The next order of a column: ascending, then descending. */
export const sortedBy = (query: ListQuery, field: string): ListQuery =>
  narrowed(query, { sort: query.sort === field ? `-${field}` : field })

/** Whether rows and counts of both are chosen from the same set. */
export const sameScope = (one: ListQuery, other: ListQuery): boolean =>
  one.search === other.search && JSON.stringify(one.filter) === JSON.stringify(other.filter)
