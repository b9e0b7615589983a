import { fromPromise } from 'xstate'
import type { Area } from '../../shared/area/types.ts'
import { cardMachine } from './card.machine.ts'
import type { Counting } from './counting.ts'

/** The card machine, wired to the counts of an area. */
export const connectedCard = (area: Area, count: Counting) =>
  cardMachine.provide({ actors: { loadCounts: fromPromise(() => count(area)) } })
