import { type AnyStateMachine, type AnyStateNode, createMachine, not } from 'xstate'

/** What differs from something else by one small thing. */
export interface Mutant<Made = AnyStateMachine> {
  what: string
  make(): Made
}

type Part = Record<string, unknown>

/** Transitions of a state for one event, in the order in which they are tried, and where its configuration has them. */
interface Tried {
  on: string
  at: string[]
  list: Part[]
}

interface Change {
  what: string
  at: string[]
  /** undefined takes away what is there. */
  value: unknown
}

/** More turns than any chart of ours takes to come to rest: a mutant that never rests throws instead. */
const maxIterations = 100

/**
 * Every chart that differs from this one by a guard dropped or negated (of a composed one each member), a transition removed,
 * kept from leaving, made to leave or not, or led to another state, an action, invocation, tag or end dropped, a delay moved by 1 ms, the
 * answers of an actor swapped, or another first state.
 */
export const mutantsOf = (machine: AnyStateMachine, targets = leavesOf(machine.root, allBelow)): Mutant[] => [
  ...[machine.root, ...below(machine.root)].flatMap((node) =>
    changesOf(node, targets).map(({ what, at, value }) => ({
      what: `${node.id}: ${what}`,
      make: () => remade(machine, withAt(machine.config, at, value) as Part),
    })),
  ),
  ...delaysOf(machine),
]

const remade = (machine: AnyStateMachine, config: Part, implementations = machine.implementations): AnyStateMachine =>
  createMachine({ ...config, options: { maxIterations } } as never, implementations as never)

const changesOf = (node: AnyStateNode, targets: AnyStateNode[]): Change[] => {
  const config = node.config as Part
  const here = node.path.flatMap((key) => ['states', key])
  return [
    ...triedIn(config).flatMap(({ on, at, list }) =>
      list.flatMap((each, index) =>
        variantsOf(node, each, targets).map(({ what, to }) => ({
          what: `${on}${list.length > 1 ? ` (${index + 1})` : ''} ${what}`,
          at: [...here, ...at],
          value: list.toSpliced(index, 1, ...to),
        })),
      ),
    ),
    ...(['entry', 'exit', 'tags'] as const).flatMap((key) =>
      without(config[key]).map(({ name, rest }) => ({
        what: `${key} without ${name}`,
        at: [...here, key],
        value: rest,
      })),
    ),
    ...invocationsOf(config).flatMap(({ at, invocation }) => [
      { what: `${nameOf(invocation['src'])} not invoked`, at: [...here, ...at], value: [] },
      ...('onError' in invocation
        ? [
            {
              what: `${nameOf(invocation['src'])} with done and error swapped`,
              at: [...here, ...at],
              value: { ...invocation, onDone: invocation['onError'], onError: invocation['onDone'] },
            },
          ]
        : []),
    ]),
    ...(config['initial'] === undefined ? [] : Object.keys(node.states))
      .filter((key) => key !== config['initial'])
      .map((key) => ({ what: `first ${key}`, at: [...here, 'initial'], value: key })),
    ...(config['type'] === 'final' ? [{ what: 'no end', at: [...here, 'type'], value: undefined }] : []),
  ]
}

const triedIn = (config: Part): Tried[] => {
  const keyed = (key: string) =>
    Object.entries((config[key] ?? {}) as Part).map(([on, value]) => ({ on, at: [key, on], value }))
  const answered = invocationsOf(config).flatMap(({ at, invocation }) =>
    ['onDone', 'onError'].map((key) => ({
      on: `${nameOf(invocation['src'])} ${key}`,
      at: [...at, key],
      value: invocation[key],
    })),
  )
  const alone = ['always', 'onDone'].map((key) => ({ on: key, at: [key], value: config[key] }))
  return [...keyed('on'), ...keyed('after'), ...answered, ...alone].map(({ on, at, value }) => ({
    on,
    at,
    list: listed(value).map((each) => (typeof each === 'string' ? { target: each } : (each as Part))),
  }))
}

const variantsOf = (node: AnyStateNode, transition: Part, targets: AnyStateNode[]): { what: string; to: Part[] }[] => {
  const { guard, target, reenter, actions, ...rest } = transition
  const aim = typeof target === 'string' ? aimOf(node, target) : undefined
  const entered = aim ? leavesOf(aim) : []
  const staysInside = aim !== undefined && (aim === node || below(node).includes(aim))
  const isFelt =
    node.parent?.type === 'parallel' || ['entry', 'exit', 'invoke', 'after'].some((key) => key in node.config)
  return [
    { what: 'removed', to: [] },
    ...guardsLike(guard).map((other) => ({ what: other.what, to: [{ ...transition, guard: other.guard }] })),
    ...targets
      .filter((leaf) => !entered.includes(leaf) && (leaf !== node || reenter === true))
      .map(({ id }) => ({ what: `to ${id}`, to: [{ ...transition, target: `#${id}` }] })),
    ...(aim ? [{ what: 'to nowhere', to: [{ ...rest, guard, actions }] }] : []),
    ...(staysInside && isFelt ? [{ what: `reenter ${!reenter}`, to: [{ ...transition, reenter: !reenter }] }] : []),
    ...without(actions).map((other) => ({
      what: `without ${other.name}`,
      to: [{ ...transition, actions: other.rest }],
    })),
  ]
}

const guardsLike = (guard: unknown): { what: string; guard: unknown }[] => {
  if (guard === undefined) return []
  const composed = typeof guard === 'function' && 'guards' in guard ? listed(guard.guards) : []
  const made = (guards: unknown[]) => Object.assign(() => false, guard, { guards })
  return [
    { what: `without ${nameOf(guard)}`, guard: undefined },
    { what: `unless ${nameOf(guard)}`, guard: not(guard as never) },
    ...composed.flatMap((member, index) =>
      guardsLike(member).flatMap((other) =>
        other.guard === undefined && composed.length === 1
          ? []
          : [
              {
                what: other.what,
                guard: made(composed.toSpliced(index, 1, ...(other.guard === undefined ? [] : [other.guard]))),
              },
            ],
      ),
    ),
  ]
}

const delaysOf = (machine: AnyStateMachine): Mutant[] => {
  const named = new Set(below(machine.root).flatMap(({ config }) => Object.keys((config.after ?? {}) as Part)))
  return [...named].flatMap((name) =>
    [-1, 1].map((shift) => {
      const delay = machine.implementations.delays[name] as number | ((...given: unknown[]) => number)
      const moved = typeof delay === 'function' ? (...given: unknown[]) => delay(...given) + shift : delay + shift
      const { implementations } = machine
      const delays = { ...implementations.delays, [name]: moved }
      return {
        what: `${machine.id}: ${name} ${shift} ms`,
        make: () => remade(machine, machine.config as Part, { ...implementations, delays } as typeof implementations),
      }
    }),
  )
}

const invocationsOf = ({ invoke }: Part): { at: string[]; invocation: Part }[] =>
  Array.isArray(invoke)
    ? invoke.map((invocation: Part, index) => ({ at: ['invoke', String(index)], invocation }))
    : listed(invoke).map((invocation) => ({ at: ['invoke'], invocation: invocation as Part }))

const below = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...below(child)])

const firstBelow = (node: AnyStateNode): AnyStateNode[] =>
  node.type === 'parallel' ? Object.values(node.states) : [...(node.initial?.target ?? [])]

const allBelow = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)

const leavesOf = (node: AnyStateNode, into = firstBelow): AnyStateNode[] =>
  Object.keys(node.states).length === 0 ? [node] : into(node).flatMap((child) => leavesOf(child, into))

const aimOf = (node: AnyStateNode, target: string): AnyStateNode => {
  const id = target.startsWith('#')
    ? target.slice(1)
    : target.startsWith('.')
      ? node.id + target
      : `${node.parent!.id}.${target}`
  return node.machine.getStateNodeById(id)
}

const without = (value: unknown): { name: string; rest: unknown[] }[] => {
  const list = listed(value)
  return list.map((each, index) => ({ name: nameOf(each), rest: list.toSpliced(index, 1) }))
}

const listed = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

const nameOf = (value: unknown): string =>
  typeof value === 'function' && 'guards' in value
    ? `${value.name}(${listed(value.guards).map(nameOf).join(', ')})`
    : typeof value === 'object' && value !== null && 'type' in value
      ? String(value.type)
      : typeof value === 'function'
        ? value.name
        : String(value)

/** The same configuration with another value at one place. */
const withAt = (part: unknown, [key, ...rest]: string[], value: unknown): unknown => {
  if (key === undefined) return value
  if (Array.isArray(part)) return part.with(Number(key), withAt(part[Number(key)], rest, value))
  const changed = { ...(part as Part), [key]: withAt((part as Part)[key], rest, value) }
  return Object.fromEntries(Object.entries(changed).filter(([, each]) => each !== undefined))
}
