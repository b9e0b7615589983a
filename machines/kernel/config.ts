import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { deadlinesOf, delayOf, isDeadlineEvent, transitionsOf } from './chart.ts'
import { guardText, type Named, namedActions } from './named.ts'

interface WrittenTransition {
  target?: string
  guard?: Named
  actions?: Named[]
  reenter?: true
  meta?: object
}

type Leads = Record<string, WrittenTransition[]>

/** A state as data, in the format of `createMachine`. */
export interface WrittenState {
  id?: string
  type?: 'parallel' | 'final'
  description?: string
  tags?: readonly string[]
  meta?: object
  initial?: string
  entry?: Named[]
  exit?: Named[]
  always?: WrittenTransition[]
  on?: Leads
  after?: Leads
  onDone?: WrittenTransition[]
  states?: Record<string, WrittenState>
}

const filled = <T extends object>(found: T | undefined, name: string): Record<string, T> =>
  found && Object.keys(found).length > 0 ? { [name]: found } : {}

const written = (machine: AnyStateMachine, one: AnyTransitionDefinition): WrittenTransition => {
  const { target, guard, actions, reenter, meta } = one
  const type = guardText(machine, guard)
  return {
    ...(target?.[0] && { target: `#${target[0].id}` }),
    ...(type !== null && { guard: { type } }),
    ...filled(namedActions(actions), 'actions'),
    ...(reenter && { reenter: true }),
    ...filled(meta as object | undefined, 'meta'),
  }
}

const done = 'xstate.done.state.'

const stateOf = (machine: AnyStateMachine, node: AnyStateNode): WrittenState => {
  const all = transitionsOf(node)
  const leads = (kept: (type: string) => boolean, named: (type: string) => string): Leads => {
    const found = all.filter(({ eventType }) => kept(eventType))
    return Object.fromEntries(
      [...new Set(found.map(({ eventType }) => eventType))].map((type) => [
        named(type),
        found.filter(({ eventType }) => eventType === type).map((one) => written(machine, one)),
      ]),
    )
  }
  const isOver = (type: string) => type.startsWith(done)
  const deadlines = deadlinesOf(node)
  return {
    ...(node.config.id !== undefined && { id: node.config.id }),
    ...((node.type === 'parallel' || node.type === 'final') && { type: node.type }),
    ...(node.description && { description: node.description }),
    ...filled(node.tags, 'tags'),
    ...filled(node.meta as object | undefined, 'meta'),
    ...(node.type === 'compound' && { initial: node.initial.target[0]!.key }),
    ...filled(namedActions(node.entry), 'entry'),
    ...filled(namedActions(node.exit), 'exit'),
    ...filled(
      node.always?.map((one) => written(machine, one)),
      'always',
    ),
    ...filled(
      leads(
        (type) => !isDeadlineEvent(type) && !isOver(type),
        (type) => type,
      ),
      'on',
    ),
    ...filled(
      leads((type) => deadlines.includes(type), delayOf),
      'after',
    ),
    ...filled(Object.values(leads(isOver, (type) => type))[0], 'onDone'),
    ...filled(
      Object.fromEntries(Object.entries(node.states).map(([key, child]) => [key, stateOf(machine, child)])),
      'states',
    ),
  }
}

/** A machine as data, which editors import and `createMachine` draws from: rules, effects and delays by their names alone. */
export const configOf = (machine: AnyStateMachine): WrittenState & { id: string } => ({
  ...stateOf(machine, machine.root),
  id: machine.id,
})
