import { fromPromise } from 'xstate'
import { ask } from '../../data/call.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import type { Area } from '../../shared/area/types.ts'
import { rowsPerPage } from '../../shared/endpoints/paging.ts'
import { paletteMachine } from './palette.machine.ts'
import type { Found, Search, SearchAnswer } from './palette.types.ts'

/** Of each area. */
const most = 5

const searchArea = async (area: Area, search: string, signal: AbortSignal): Promise<Found[]> => {
  const { data } = await ask(area, 'list', { search, limit: rowsPerPage[0], total: false }, { signal })
  const text = (row: Row, field: string | undefined) => {
    const value = field && row[field]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return data
    .slice(0, most)
    .map((row) => ({ area, id: text(row, 'id'), title: text(row, area.title), subtitle: text(row, area.subtitle) }))
}

const searchRecords = async ({ areas, text }: Search, signal: AbortSignal): Promise<SearchAnswer> => {
  const answers = await Promise.allSettled(areas.map((area) => searchArea(area, text, signal)))
  return {
    found: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
    failed: areas.filter((_, index) => answers[index]!.status === 'rejected'),
  }
}

/** The palette's machine, which asks the lists of the server. */
export const connectedPalette = paletteMachine.provide({
  actors: {
    searchRecords: fromPromise<SearchAnswer, Search>(({ input, signal }) => searchRecords(input, signal)),
  },
})
