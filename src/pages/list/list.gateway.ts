import { fromPromise } from 'xstate'
import { answeredAhead, ask, askAhead } from '../../data/call.ts'
import type { Area } from '../../shared/area/types.ts'
import type { AreaCalls } from '../../shared/endpoints/answers/area.ts'
import type { TabCount } from '../../shared/endpoints/answers/records.ts'
import { afterPaint } from '../../ui/afterPaint.ts'
import { listMachine } from './list.machine.ts'
import type { Page } from './list.types.ts'
import { type ListQuery, readQuery } from './query.ts'

export const scopeOf = ({ filter, search }: ListQuery) => ({ filter, ...(search && { search }) })

const questionOf = (query: ListQuery) => {
  const { tab, sort, limit, after, before } = query
  return { tab, ...scopeOf(query), sort, limit, after, before, total: false }
}

const pageOf = ({ data, meta }: AreaCalls['list']['answer']): Page => ({
  rows: data,
  next: meta.next,
  previous: meta.previous,
})

/** Asks for the rows that an address will show. */
export const askPageAhead = (area: Area, params: URLSearchParams): void =>
  askAhead(area, 'list', questionOf(readQuery(area, params)))

/** The rows that were asked for ahead, where they have come. */
export const pageAhead = (area: Area, query: ListQuery): Page | null => {
  const answer = answeredAhead(area, 'list', questionOf(query))
  return answer ? pageOf(answer) : null
}

const loadPage = async (area: Area, query: ListQuery, signal: AbortSignal): Promise<Page> =>
  pageOf(await ask(area, 'list', questionOf(query), { signal }))

const loadCounts = (area: Area, query: ListQuery, signal: AbortSignal): Promise<TabCount[]> =>
  ask(area, 'counts', scopeOf(query), { signal })

/** The list machine, wired to the records of an area. */
export const connectedList = (area: Area) =>
  listMachine.provide({
    actors: {
      loadPage: fromPromise(({ input, signal }) => loadPage(area, input, signal)),
      loadCounts: fromPromise(({ input, signal }) => afterPaint(signal, () => loadCounts(area, input, signal))),
    },
  })
