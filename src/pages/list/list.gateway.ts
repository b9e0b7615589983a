import { fromPromise } from 'xstate'
import { answeredAhead, ask, askAhead } from '../../data/call.ts'
import { type ListQuery, questionOf, readQuery, scopeOf } from '../../shared/endpoints/listQuery.ts'
import type { Area } from '../../shared/area/types.ts'
import type { ListAnswer, TabCount } from '../../shared/endpoints/answers/records.ts'
import { afterPaint } from '../../ui/afterPaint.ts'
import { listMachine } from './list.machine.ts'
import type { Page } from './list.types.ts'

const pageOf = ({ data, meta }: ListAnswer): Page => ({
  rows: data,
  next: meta.next,
  previous: meta.previous,
})

/**
 * Asks for the rows that an address will show.
 * @param told them where the page was told them on its way, or null
 */
export const askPageAhead = (area: Area, params: URLSearchParams, told?: Promise<ListAnswer | null>): void =>
  askAhead(area, 'list', questionOf(readQuery(area, params)), told)

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
