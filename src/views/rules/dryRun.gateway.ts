import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { dryRunMachine } from './dryRun.machine.ts'

/** The machine of a dry run, wired to the server. */
export const connectedDryRun = dryRunMachine.provide({
  actors: {
    run: fromPromise(({ input: { id, after }, signal }) =>
      call('rules.dryRun', { id, ...(after && { after }) }, { signal }),
    ),
  },
})
