import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { besideTitle } from '../../shared/format/besideTitle.ts'
import { paletteMachine } from './palette.machine.ts'
import type { Search, SearchAnswer } from './palette.types.ts'

const searchRecords = async ({ areas, text }: Search, signal: AbortSignal): Promise<SearchAnswer> => {
  const data = { search: text, areas: areas.map(({ id }) => id) }
  const answered = await call('overview.search', data, { signal })
  const answers = new Map(answered.map(({ area, answer }) => [area, answer]))
  return {
    found: areas.flatMap((area) =>
      (answers.get(area.id) ?? []).map((one) => ({ area, id: one.id, title: one.title, detail: besideTitle(one) })),
    ),
    failed: areas.filter(({ id }) => !answers.get(id)),
  }
}

/** The palette's machine, which asks the server. */
export const connectedPalette = paletteMachine.provide({
  actors: {
    searchRecords: fromPromise<SearchAnswer, Search>(({ input, signal }) => searchRecords(input, signal)),
  },
})
