import { fromPromise } from 'xstate'
import type { Outline } from '../../shared/area/outline.ts'
import { cardMachine } from './card.machine.ts'
import type { Counting } from './counting.ts'

/** The card machine, wired to the counts of an area. */
export const connectedCard = (area: Outline, count: Counting) =>
  cardMachine.provide({ actors: { loadCounts: fromPromise(() => count(area)) } })
