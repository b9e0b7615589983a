import { fromPromise } from 'xstate'
import { call } from '../call.ts'
import { ownSessionsMachine } from './ownSessions.machine.ts'
import type { OwnSession } from './profile.types.ts'

/** The machine of a person's own sessions, wired to the server. */
export const connectedOwnSessions = ownSessionsMachine.provide({
  actors: {
    load: fromPromise(({ signal }) => call<OwnSession[]>('auth.sessions', {}, { signal })),
    end: fromPromise(({ input }) =>
      input === 'others' ? call<void>('auth.endOtherSessions') : call<void>('auth.endSession', input),
    ),
  },
})
