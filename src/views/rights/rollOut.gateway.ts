import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { rollOutMachine } from './rollOut.machine.ts'

/** The machine of rolling out a template, wired to the server. */
export const connectedRollOut = rollOutMachine.provide({
  actors: {
    load: fromPromise(
      async ({ input, signal }) => (await call('rollOut.differences', input, { signal })).organisations,
    ),
    carryOut: fromPromise(async ({ input }) => {
      await call('rollOut.carryOut', { ...input })
    }),
  },
})
