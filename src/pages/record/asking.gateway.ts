import { fromPromise } from 'xstate'
import { askCheck } from '../../data/call.ts'
import type { Area } from '../../shared/area/types.ts'
import { askingMachine } from './asking.machine.ts'

/** The machine of one question about a record, wired to the server. */
export const connectedAsking = (area: Area, name: string, id: string) =>
  askingMachine.provide({
    actors: { ask: fromPromise(({ input, signal }) => askCheck(area, name, { id, input }, { signal })) },
  })
