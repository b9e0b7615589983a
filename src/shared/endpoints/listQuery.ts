import { orderIn, tabNames } from '../area/lists.ts'
import { optionsOf } from '../area/names.ts'
import type { Area } from '../area/types.ts'
import { filterOf, type FilterValue } from '../filters/filters.ts'
import { rowsPerPage, searchMinimum } from './paging.ts'

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
  const named = params.get('tab')
  const tab = named !== null && tabNames(area).includes(named) ? named : null
  const sort = params.get('sort')
  const limit = Number(params.get('limit'))
  const search = (params.get('search') ?? '').trim()
  const page = Number(params.get('page'))
  const cursor = { after: params.get('after'), before: params.get('before') }
  return {
    tab,
    filter: Object.fromEntries(
      area.list.filters.flatMap(({ field, kind }) => {
        const value = filterOf(kind).read(params.getAll(field), optionsOf(area, field))
        return value === null ? [] : [[field, value as FilterValue]]
      }),
    ),
    search: search.length >= searchMinimum ? search : '',
    sort: sort !== null && isSort(area, sort) ? sort : orderIn(area, tab),
    limit: rowsPerPage.find((rows) => rows === limit) ?? rowsPerPage[0],
    ...cursor,
    page: page > 0 ? page : isFirst(cursor) ? 1 : null,
  }
}

export const isFirst = ({ after, before }: Pick<ListQuery, 'after' | 'before'>): boolean =>
  after === null && before === null

export const scopeOf = ({ filter, search }: ListQuery) => ({ filter, ...(search && { search }) })

/** What is asked of the server for the rows of a list. */
export const questionOf = (query: ListQuery) => {
  const { tab, sort, limit, after, before } = query
  return { tab, ...scopeOf(query), sort, limit, after, before, total: false }
}
