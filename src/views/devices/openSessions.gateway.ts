import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { openSessionsMachine } from './openSessions.machine.ts'

/** The machine of a person's own sessions, wired to the server. */
export const ownSessions = openSessionsMachine.provide({
  actors: {
    load: fromPromise(async ({ signal }) => ({ sessions: await call('auth.sessions', {}, { signal }), against: null })),
    end: fromPromise(({ input }) =>
      input === 'others' ? call('auth.endOtherSessions') : call('auth.endSession', input),
    ),
  },
})

/** The same of the sessions of an account's person. */
export const sessionsOf = (account: string) =>
  openSessionsMachine.provide({
    actors: {
      load: fromPromise(({ signal }) => call('rights.devices', { account }, { signal })),
      end: fromPromise(({ input }) =>
        input === 'others' ? call('rights.endDevices', { account }) : call('rights.endDevice', { account, ...input }),
      ),
    },
  })
