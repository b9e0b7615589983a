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
  /** The saved view that it was opened by. */
  view: string | null
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
    view: params.get('view'),
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
  if (query.sort !== orderIn(area, query.tab)) params.set('sort', query.sort)
  if (query.limit !== rowsPerPage[0]) params.set('limit', String(query.limit))
  if (query.after !== null) params.set('after', query.after)
  if (query.before !== null) params.set('before', query.before)
  if (query.page !== null && query.page > 1) params.set('page', String(query.page))
  if (query.view !== null) params.set('view', query.view)
  return params
}

export const isFirst = ({ after, before }: Pick<ListQuery, 'after' | 'before'>): boolean =>
  after === null && before === null

export const scopeOf = ({ filter, search }: ListQuery) => ({ filter, ...(search && { search }) })

/** What is asked of the server for the rows of a list. */
export const questionOf = (query: ListQuery) => {
  const { tab, sort, limit, after, before } = query
  return { tab, ...scopeOf(query), sort, limit, after, before, total: false }
}

export const firstPage = { after: null, before: null, page: 1 }

/** What a saved view keeps of a list's address: which rows, in which order, and not where among them. */
export const savedAddress = (area: Area, query: ListQuery): string =>
  writeQuery(area, { ...query, ...firstPage, view: null }).toString()

/** What an address says that the list does not have, or has no more, by name. */
export const unheld = (area: Area, params: URLSearchParams): { name: string; values: string[] }[] => {
  const query = readQuery(area, params)
  const held = writeQuery(area, query)
  held.set('sort', query.sort)
  held.set('limit', params.get('limit') ?? '')
  return [...new Set(params.keys())].flatMap((name) => {
    const values = params.getAll(name).filter((value) => !held.getAll(name).includes(value))
    return values.length > 0 ? [{ name, values }] : []
  })
}
