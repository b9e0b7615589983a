import { expect, it } from 'vitest'
import { type AnyStateNode, fromCallback, initialTransition, transition } from 'xstate'
import { sessionMachine } from '../../../machines/session/session.machine.ts'
import type { SessionEvent, SessionInput, User } from '../../../machines/session/session.types.ts'
import type { SessionSnapshot } from '../../../machines/session/session.view.ts'
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

/** Timers and the ends of what is invoked, as the machine itself names them. */
const inner = (snapshot: SessionSnapshot): SessionEvent[] =>
  snapshot._nodes
    .flatMap((node: AnyStateNode) => [...node.transitions.keys()])
    .filter((type) => type.startsWith('xstate.'))
    .flatMap((type) => outcomes(type).map((outcome) => ({ type, ...outcome }) as unknown as SessionEvent))

const outcomes = (type: string) => {
  if (type.startsWith('xstate.error')) return [{ error: new Error('refused') }]
  if (type.includes('signingIn')) return [{ output: { user } }, { output: offer }, { output: { verification } }]
  return [{ output: user }]
}

const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesBelow)]

it('every state is reached and every transition taken', () => {
  const taken = new Set<unknown>()
  const reached = new Set<AnyStateNode>()
  const seen = new Set<string>()
  const open = inputs.map((input) => initialTransition(machine, input)[0])
  for (const snapshot of open) {
    const { lastRefresh, internalPortal } = snapshot.context
    const key = JSON.stringify([snapshot.value, lastRefresh, internalPortal])
    if (seen.has(key)) continue
    seen.add(key)
    snapshot._nodes.forEach((node) => reached.add(node))
    for (const event of [...told, ...inner(snapshot)]) {
      machine.getTransitionData(snapshot, event).forEach((enabled) => taken.add(enabled))
      open.push(transition(machine, snapshot, event)[0])
    }
  }
  const nodes = nodesBelow(machine.root).filter((node) => !node.always?.length)
  const never = nodes.flatMap((node) => [...node.transitions.values()].flat()).filter((each) => !taken.has(each))
  expect(never.map((each) => `${each.source.id} on ${each.eventType}`)).toEqual([])
  expect(nodes.filter((node) => !reached.has(node)).map((node) => node.id)).toEqual([])
})
