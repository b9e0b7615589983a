import { tabKey, tabNames } from '../../shared/area/lists.ts'
import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import type { Area } from '../../shared/area/types.ts'
import { endOfList } from '../../shared/endpoints/paging.ts'
import type { Count, TabCount } from '../../shared/endpoints/answers/records.ts'
import type { Page } from './list.types.ts'

export const countOf = (counts: readonly TabCount[], tab: string | null) => counts.find((count) => count.tab === tab)

/** Where the count stops '10,000+', or in words where there is room for them. */
export const countText = (
  count: Count | undefined,
  write: (value: number) => string,
  more = (figure: string) => `${figure}+`,
): string | undefined => count && (count.capped ? more(write(count.count)) : write(count.count))

export interface TabReading {
  id: string | null
  /** i18n key of its label. */
  label: string
  count: TabCount | undefined
}

/** Everything first, then the tabs in their order; none for a list without any. */
export const readTabs = (area: Area, counts: readonly TabCount[]): TabReading[] => {
  const tabs = tabNames(area).map((id) => ({
    id,
    label: tabKey(area, id),
    count: countOf(counts, id),
  }))
  return tabs.length === 0 ? [] : [{ id: null, label: 'list:all', count: countOf(counts, null) }, ...tabs]
}

/** How many pages there are, when the rows are counted to the end. */
export const pagesOf = (query: ListQuery, counts: readonly TabCount[]): number | null => {
  const count = countOf(counts, query.tab)
  return count && !count.capped ? Math.max(1, Math.ceil(count.count / query.limit)) : null
}

export interface Turns {
  first: ListQuery | null
  previous: ListQuery | null
  next: ListQuery | null
  last: ListQuery | null
}

/** Where the reader can turn from a page; null where there is nothing that way. */
export const turns = (query: ListQuery, page: Page | null, pages: number | null): Turns => {
  const by = (step: number) => (query.page === null ? null : Math.max(1, query.page + step))
  const previous = page?.previous ?? null
  const next = page?.next ?? null
  return {
    first: previous === null ? null : { ...query, after: null, before: null, page: 1 },
    previous: previous === null ? null : { ...query, after: null, before: previous, page: by(-1) },
    next: next === null ? null : { ...query, after: next, before: null, page: by(1) },
    last: next === null ? null : { ...query, after: null, before: endOfList, page: pages },
  }
}

/** The ways in which there is something. */
export const openWays = ({ first, previous, next, last }: Turns) => ({
  first: first !== null,
  previous: previous !== null,
  next: next !== null,
  last: last !== null,
})
