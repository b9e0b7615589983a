import { fromPromise } from 'xstate'
import { askAction } from '../../data/call.ts'
import type { Area } from '../../shared/area/types.ts'
import { actingMachine } from './acting.machine.ts'

/** The machine of an area's actions, wired to the server. */
export const connectedActing = (area: Area) =>
  actingMachine.provide({
    actors: {
      perform: fromPromise(({ input: { action, input, on, key } }) => askAction(area, action, { ...on, input, key })),
    },
  })
