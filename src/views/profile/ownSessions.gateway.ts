import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { ownSessionsMachine } from './ownSessions.machine.ts'

/** The machine of a person's own sessions, wired to the server. */
export const connectedOwnSessions = ownSessionsMachine.provide({
  actors: {
    load: fromPromise(({ signal }) => call('auth.sessions', {}, { signal })),
    end: fromPromise(({ input }) =>
      input === 'others' ? call('auth.endOtherSessions') : call('auth.endSession', input),
    ),
  },
})
