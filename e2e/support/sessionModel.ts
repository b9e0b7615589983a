import { type AnyStateNode, fromCallback, initialTransition, transition } from 'xstate'
import { sessionMachine } from '../../machines/session/session.machine.ts'
import type { SessionEvent, SessionInput, User } from '../../machines/session/session.types.ts'
import type { SessionSnapshot } from '../../machines/session/session.view.ts'

const quiet = () => {}
const machine = sessionMachine.provide({
  actors: { watch: fromCallback<SessionEvent, User | null>(quiet), watchViewport: fromCallback<SessionEvent>(quiet) },
  actions: {
    dropPersisted: quiet,
    reloadPage: quiet,
    openEntrance: quiet,
    storeActivity: quiet,
    storeUser: quiet,
    endOnServer: quiet,
    forgetSession: quiet,
  },
})

/** An answer of the outside world: of `xstate.done` or `xstate.error` kind, or a delay that is over, by a part of its name. */
export interface Inner {
  inner: string
  output?: unknown
}

export type Happening = SessionEvent | Inner

/** One thing that happens to a session, as the machine is told of it; the page is made to do the same elsewhere. */
export interface Turn<Name extends string> {
  name: Name
  happenings: readonly Happening[]
  /** The page is loaded anew, and finds what the session has stored. */
  loads?: true
}

const eventOf = (snapshot: SessionSnapshot, happening: Happening): SessionEvent | null => {
  if ('type' in happening) return happening
  const types = snapshot._nodes.flatMap((node: AnyStateNode) => [...node.transitions.keys()])
  const type = types.find((each) => each.startsWith('xstate.') && each.includes(happening.inner))
  return type ? ({ type, output: happening.output, error: new Error('refused') } as unknown as SessionEvent) : null
}

const address: SessionInput = {
  refreshStored: false,
  tokenStored: false,
  lastRefresh: null,
  now: 0,
  publicPage: true,
  backFromProvider: false,
  versionChanged: false,
  internalPortal: false,
}

const loaded = (refreshStored: boolean): SessionSnapshot => {
  const [snapshot] = initialTransition(machine, { ...address, refreshStored })
  const resumed = eventOf(snapshot, { inner: 'done', output: {} })
  return resumed ? transition(machine, snapshot, resumed)[0] : snapshot
}

/** Where a turn leads; null when the session, where it stands, knows nothing of it. */
const taken = (from: SessionSnapshot, { happenings, loads }: Turn<string>): SessionSnapshot | null => {
  if (loads) return loaded(from.matches('signedIn'))
  let snapshot = from
  for (const happening of happenings) {
    const event = eventOf(snapshot, happening)
    if (!event || !machine.getTransitionData(snapshot, event).length) return null
    snapshot = transition(machine, snapshot, event)[0]
  }
  return snapshot
}

const keyOf = ({ value }: SessionSnapshot) => JSON.stringify(value)

interface Leg<Name extends string> {
  turn: Name
  /** Where the session stands after it. */
  snapshot: SessionSnapshot
}

/** One walk that takes every turn from every state that it can be taken in, going to the nearest one not taken yet. */
export const tour = <Name extends string>(turns: readonly Turn<Name>[]): Leg<Name>[] => {
  const done = new Set<string>()
  const walk: Leg<Name>[] = []
  let here = loaded(false)
  for (;;) {
    const way = nearest(here, turns, done)
    if (!way) return walk
    for (const leg of way) {
      done.add(keyOf(here) + leg.turn)
      here = leg.snapshot
      walk.push(leg)
    }
  }
}

const nearest = <Name extends string>(
  start: SessionSnapshot,
  turns: readonly Turn<Name>[],
  done: ReadonlySet<string>,
): Leg<Name>[] | null => {
  const seen = new Set([keyOf(start)])
  const open: { at: SessionSnapshot; way: Leg<Name>[] }[] = [{ at: start, way: [] }]
  for (const { at, way } of open)
    for (const turn of turns) {
      const next = taken(at, turn)
      if (!next) continue
      const longer = [...way, { turn: turn.name, snapshot: next }]
      if (!done.has(keyOf(at) + turn.name)) return longer
      if (seen.has(keyOf(next))) continue
      seen.add(keyOf(next))
      open.push({ at: next, way: longer })
    }
  return null
}
