import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { holdingMachine } from './holding.machine.ts'

/** Who has taken a case, wired to the server. */
export const connectedHolding = holdingMachine.provide({
  actors: {
    readPeople: fromPromise(({ input: { area, id }, signal }) => call('holding.people', { area, ids: id }, { signal })),
    change: fromPromise(({ input }) => call('holding.change', { ...input })),
  },
})
