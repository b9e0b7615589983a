import { tabsOf } from '../../shared/area/lists.ts'
import type { QuickView } from '../../shared/area/listTypes.ts'
import type { Area } from '../../shared/area/types.ts'
import { rowsPerPage, searchMinimum } from '../../shared/endpoints/paging.ts'
import { optionsOf } from '../../shared/area/names.ts'
import { filterOf, type FilterValue } from '../../shared/filters/filters.ts'

export interface ListQuery {
  /** A tab of the list; null is every row. */
  tab: string | null
  filter: Record<string, FilterValue>
  search: string
  sort: string
  limit: number
  after: string | null
  before: string | null
  /** Number of the page, as far as it was walked to from a known end; null when it is not known. */
  page: number | null
}

const isSort = (area: Area, sort: string) => area.list.sorts.includes(sort.replace(/^-/, ''))

/** What the address says; what it says wrongly counts as not said. */
export const readQuery = (area: Area, params: URLSearchParams): ListQuery => {
  const tab = params.get('tab')
  const sort = params.get('sort')
  const limit = Number(params.get('limit'))
  const search = (params.get('search') ?? '').trim()
  const page = Number(params.get('page'))
  const cursor = { after: params.get('after'), before: params.get('before') }
  return {
    tab: tab !== null && Object.hasOwn(tabsOf(area), tab) ? tab : null,
    filter: Object.fromEntries(
      area.list.filters.flatMap(({ field, kind }) => {
        const value = filterOf(kind).read(params.getAll(field), optionsOf(area, field))
        return value === null ? [] : [[field, value as FilterValue]]
      }),
    ),
    search: search.length >= searchMinimum ? search : '',
    sort: sort !== null && isSort(area, sort) ? sort : area.list.order,
    limit: rowsPerPage.find((rows) => rows === limit) ?? rowsPerPage[0],
    ...cursor,
    page: page > 0 ? page : isFirst(cursor) ? 1 : null,
  }
}

/** The address of a list; what a fresh list has anyway is left out. */
export const writeQuery = (area: Area, query: ListQuery): URLSearchParams => {
  const params = new URLSearchParams()
  if (query.tab !== null) params.set('tab', query.tab)
  for (const { field, kind } of area.list.filters)
    if (query.filter[field] !== undefined)
      for (const text of filterOf(kind).write(query.filter[field])) params.append(field, text)
  if (query.search) params.set('search', query.search)
  if (query.sort !== area.list.order) params.set('sort', query.sort)
  if (query.limit !== rowsPerPage[0]) params.set('limit', String(query.limit))
  if (query.after !== null) params.set('after', query.after)
  if (query.before !== null) params.set('before', query.before)
  if (query.page !== null && query.page > 1) params.set('page', String(query.page))
  return params
}

export const isFirst = ({ after, before }: Pick<ListQuery, 'after' | 'before'>): boolean =>
  after === null && before === null

const firstPage = { after: null, before: null, page: 1 }

/** Another list begins at its first page. */
export const narrowed = (
  query: ListQuery,
  change: Partial<Pick<ListQuery, 'tab' | 'filter' | 'search' | 'sort' | 'limit'>>,
): ListQuery => ({
  ...query,
  ...change,
  ...firstPage,
})

/** The list as a quick view shows it. */
export const viewed = (area: Area, query: ListQuery, { tab, filter, sort }: QuickView): ListQuery =>
  narrowed(query, {
    tab: tab ?? null,
    filter: (filter ?? {}) as ListQuery['filter'],
    search: '',
    sort: sort ?? area.list.order,
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
