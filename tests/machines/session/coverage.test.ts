import { expect, it } from 'vitest'
import { fromCallback } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.machine.ts'
import type { SessionContext, SessionEvent, SessionInput, User } from '../../../machines/session/session.types.ts'
import { explore } from '../support/explore.ts'
import { began, user } from './support.ts'

const machine = sessionMachine.provide({
  actors: {
    watch: fromCallback<SessionEvent, User | null>(() => {}),
    watchViewport: fromCallback<SessionEvent>(() => {}),
  },
  actions: {
    dropPersisted: () => {},
    reloadPage: () => {},
    openEntrance: () => {},
    storeActivity: () => {},
    storeUser: () => {},
    endOnServer: () => {},
    forgetSession: () => {},
  },
})

const flags = [false, true]
const inputs: SessionInput[] = flags.flatMap((refreshStored) =>
  flags.flatMap((publicPage) =>
    flags.flatMap((backFromProvider) =>
      flags.flatMap((versionChanged) =>
        flags.flatMap((internalPortal) =>
          [null, began - 1].map((lastRefresh) => ({
            refreshStored,
            publicPage,
            backFromProvider,
            versionChanged,
            internalPortal,
            lastRefresh,
            now: began,
          })),
        ),
      ),
    ),
  ),
)

const offer = { organizations: user.organizations, ticket: 't1' }
const verification = { email: user.email, ticket: 't2', resendAfter: 60, expiresAfter: 600 }

const told: SessionEvent[] = [
  { type: 'credentials.submitted', credentials: { email: user.email, password: 'Covergate#26' } },
  { type: 'organisation.chosen', organization: 'o1' },
  { type: 'choice.abandoned' },
  { type: 'activation.begun' },
  { type: 'account.refused' },
  { type: 'organisation.switched', organization: 'o2' },
  { type: 'profile.changed', user: { fullName: 'Sri Rahayu' } },
  { type: 'viewport.crossed' },
  { type: 'session.replacedElsewhere' },
  { type: 'token.expired' },
  { type: 'cookie.missed' },
  { type: 'session.refused' },
  { type: 'session.endedElsewhere' },
  { type: 'signOut.requested' },
  { type: 'signOut.declined' },
  { type: 'signOut.confirmed' },
  { type: 'activity.seen', at: began },
  { type: 'activity.seen', at: began + 21_600_001 },
]

const outcomes = (type: string) => {
  if (type.startsWith('xstate.error')) return [{ error: new Error('refused') }]
  if (type.includes('signingIn')) return [{ output: { user } }, { output: offer }, { output: { verification } }]
  return [{ output: user }]
}

const relevant = ({ lastRefresh, internalPortal }: SessionContext) => [lastRefresh, internalPortal]

it('every state is reached and every transition taken', () => {
  expect(explore({ machine, inputs, told, outcomes, relevant })).toEqual({ neverTaken: [], neverReached: [] })
})
