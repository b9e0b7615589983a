import { and, createActor, getNextTransitions, not, or } from 'xstate'
import type {
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate'
import { perObject } from './perObject.ts'
import type { StoredSnapshot } from './types.ts'

/** What a transition asks for, in order, as XState's pure functions return it. */
export type Actions = readonly { type: string; params?: unknown }[]

const scopeOf = perObject((machine: AnyStateMachine) => {
  const self = createActor(machine)
  const nothing = () => {}
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
  }
})

/** What is asked for within a scope of a machine, with the actions that are asked for there. */
const within = (
  machine: AnyStateMachine,
  make: (scope: AnyActorScope) => AnyMachineSnapshot,
): [AnyMachineSnapshot, Actions] => {
  const actions: Actions[number][] = []
  const scope = { ...scopeOf(machine), actionExecutor: (action: Actions[number]) => void actions.push(action) }
  return [make(scope as AnyActorScope), actions]
}

/** XState's `transition`, for machines that invoke and spawn nothing: the actor that it makes for each call is made once a machine. */
export const transition = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): [AnyMachineSnapshot, Actions] => within(machine, (scope) => machine.transition(snapshot, event, scope))

/** XState's `initialTransition`, for the same machines. */
export const initial = (machine: AnyStateMachine, input: object): [AnyMachineSnapshot, Actions] =>
  within(machine, (scope) => machine.getInitialSnapshot(scope, input))

type Placed = Pick<StoredSnapshot, 'value'> & Partial<StoredSnapshot>

const places = perObject((_machine: AnyStateMachine) => new Map<string, AnyMachineSnapshot>())

/** A snapshot as far as its context says nothing of it, made once for each state of a machine. */
export const placed = (machine: AnyStateMachine, { value, status = 'active' }: Placed): AnyMachineSnapshot => {
  const known = places(machine)
  const name = `${status} ${typeof value === 'string' ? value : JSON.stringify(value)}`
  const place = known.get(name) ?? machine.resolveState({ value, context: {}, status })
  known.set(name, place)
  return place
}

export const restored = (
  machine: AnyStateMachine,
  stored: Placed & Pick<StoredSnapshot, 'context'>,
): AnyMachineSnapshot => ({ ...placed(machine, stored), context: stored.context })

const leading = perObject((nodes: AnyStateNode[]) => getNextTransitions({ _nodes: nodes } as AnyMachineSnapshot))

/** Every transition that a snapshot's states know, whether its guard holds or not; none of what is over. */
export const candidates = ({ status, _nodes }: AnyMachineSnapshot): readonly AnyTransitionDefinition[] =>
  status === 'active' ? leading(_nodes) : []

/** The states that a snapshot is in, the root among them. */
export const nodesIn = (snapshot: AnyMachineSnapshot): AnyStateNode[] => snapshot._nodes

export const innermostFirst = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  nodesIn(snapshot).toSorted((one, other) => other.path.length - one.path.length)

/** Every state below the root, parents first, in declared order. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)])
  return below(machine.root)
}

/** The states directly below the root in which a record is over. */
export const endsOf = (machine: AnyStateMachine): string[] =>
  Object.values(machine.root.states).flatMap(({ key, type }) => (type === 'final' ? [key] : []))

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [...node.transitions.values()].flat()

export const transitionsBy = (node: AnyStateNode, type: string): AnyTransitionDefinition[] =>
  node.transitions.get(type) ?? []

/** Its state, its event, and its place among the alternatives; it waits for none where its event is empty. */
export const transitionId = (one: AnyTransitionDefinition): string => {
  const { source, eventType } = one
  const alternatives = eventType === '' ? (source.always ?? []) : transitionsBy(source, eventType)
  return `${source.id} ${eventType} ${alternatives.indexOf(one)}`
}

export type Guard = AnyTransitionDefinition['guard'] | Composed
type Composed = { check: unknown; guards: Guard[] }

const compositions = new Map(
  Object.entries({ and: and([]), or: or([]), not: not('') }).map(([kind, guard]) => [
    (guard as unknown as Composed).check,
    kind as 'and' | 'or' | 'not',
  ]),
)

const isComposed = (guard: Guard): guard is Composed =>
  (typeof guard === 'function' || typeof guard === 'object') && 'check' in guard

const nameOf = (guard: Guard): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && 'type' in guard) return guard.type
  throw new Error('A guard without a name cannot explain its refusal')
}

/** A guard by its name, or what it is composed of; a name that `setup` has given to a composed guard stands for its parts. */
export const readGuard = (
  machine: AnyStateMachine,
  guard: Guard,
): { name: string } | { kind: 'and' | 'or' | 'not'; parts: Guard[] } => {
  const named = isComposed(guard) ? guard : (machine.implementations.guards[nameOf(guard)] as Guard)
  if (!isComposed(named)) return { name: nameOf(guard) }
  const kind = compositions.get(named.check)
  if (!kind) throw new Error('Guards are composed with and, or, not')
  return { kind, parts: named.guards }
}

export const delaysOf = (machine: AnyStateMachine): string[] => Object.keys(machine.implementations.delays)

export const hasDelay = (machine: AnyStateMachine, name: string): boolean => delaysOf(machine).includes(name)

/** The built-in actions begin with `xstate.`. */
const isBuiltIn = (type: string): boolean => type.startsWith('xstate.')

/** What is asked of the host: neither built in nor the name of a timeline entry. */
export const effectsIn = (actions: Actions): Actions => actions.filter(({ type }) => !isBuiltIn(type) && type !== 'log')

/** The names of the effects that a chart's actions know: unlike `assign` and its kind they are the host's. */
export const effectsOf = (machine: AnyStateMachine): string[] =>
  Object.entries(machine.implementations.actions).flatMap(([name, action]) =>
    name === 'log' || (action && 'resolve' in action) ? [] : [name],
  )

const AFTER = 'xstate.after.'

export const isDeadlineEvent = (type: string): boolean => type.startsWith(AFTER)

/** The name of the delay that a deadline's event ends. */
export const delayOf = (type: string): string => type.slice(AFTER.length).split('.')[0]!

/** The deadlines that a state has. */
export const deadlinesOf = (node: AnyStateNode): string[] => node.after.map(({ eventType }) => eventType)

/** What an action does to a deadline: `after` in the chart raises on entry and cancels on exit. */
export const arming = ({
  type,
  params,
}: Actions[number]):
  | { raised: { id: string; delay: number; event: { type: string } } }
  | { cancelled: string }
  | null => {
  if (type === 'xstate.raise') return { raised: params as { id: string; delay: number; event: { type: string } } }
  return type === 'xstate.cancel' ? { cancelled: (params as { sendId: string }).sendId } : null
}
