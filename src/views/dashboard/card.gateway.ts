import { fromPromise } from 'xstate'
import { ask } from '../../data/call.ts'
import type { Area } from '../../shared/area/types.ts'
import { cardMachine } from './card.machine.ts'

/** The card machine, wired to the counts of an area. */
export const connectedCard = (area: Area) =>
  cardMachine.provide({ actors: { loadCounts: fromPromise(({ signal }) => ask(area, 'counts', {}, { signal })) } })
