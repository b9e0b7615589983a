import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import {
  delayOf,
  effectsOf,
  type Guard,
  isDeadlineEvent,
  nodesOf,
  readGuard,
  transitionId,
  transitionsOf,
} from './chart.ts'
import { guardText, namedActions } from './named.ts'
import { statusOf } from './status.ts'
import type { Intent } from '../fields/intent.ts'
import type { StateMeta, TransitionMeta } from './types.ts'

export interface OutlineState {
  id: string
  key: string
  parent: string | null
  status: string
  label: string
  intent: Intent
  description: string
  tags: string[]
  final: boolean
  initial: boolean
  /** All of its children are stood in at once. */
  parallel: boolean
  /** What entering it, and leaving it, asks of the host, by name. */
  entry: string[]
  exit: string[]
}

export interface OutlineTransition {
  /** As an entry of the timeline says which was taken. */
  id: string
  /** A state, or the machine when it is known everywhere. */
  from: string
  /** Equal to `from` when the state is not left, or is entered anew. */
  to: string
  /** The state is left and entered anew. */
  reenters: boolean
  /** Empty when it waits for none. */
  event: string
  /** null when no operator chooses it */
  label: string | null
  deadline: boolean
  /** Milliseconds, where they are the same for every record. */
  delay: number | null
  /** Of several for one event: what chooses this one, as a key or a guard's name; null for the rest. */
  when: string | null
  /** Of several for one event: taken when no other is. */
  otherwise: boolean
  /** The rules that it asks for, by their names; null: none. */
  guard: string | null
  /** What it asks of the host, by name. */
  effects: string[]
}

export interface Outline {
  /** The machine's. */
  id: string
  states: OutlineState[]
  transitions: OutlineTransition[]
}

const guardName = (guard: AnyTransitionDefinition['guard']): string | null => {
  if (typeof guard === 'string') return guard
  return guard && 'type' in guard ? guard.type : null
}

/** The names of the rules of which each must hold. */
const demandedBy = (machine: AnyStateMachine, guard: Guard): string[] => {
  if (guard === undefined) return []
  const read = readGuard(machine, guard)
  if ('name' in read) return [read.name]
  return read.kind === 'and' ? read.parts.flatMap((part) => demandedBy(machine, part)) : []
}

/** What the timeline calls what no person sends, as a key; null of what is not kept there by one name. */
const entryLabel = (id: string, { actions }: AnyTransitionDefinition): string | null => {
  const logged = actions.find((action) => typeof action === 'object' && action.type === 'log')
  const { entry } = ((typeof logged === 'object' && logged.params) ?? {}) as { entry?: string }
  return entry ? `${id}:timeline.${entry}` : null
}

const asked = (actions: readonly unknown[], effects: readonly string[]): string[] =>
  namedActions(actions).flatMap(({ type }) => (effects.includes(type) ? [type] : []))

const transitionsFrom = (
  node: AnyStateNode,
  machine: AnyStateMachine,
  effects: readonly string[],
): OutlineTransition[] => {
  const { id, implementations } = machine
  const all = [...(node.always ?? []), ...transitionsOf(node)]
  return all.map((one) => {
    const { eventType: event, target, guard } = one
    const several = all.filter(({ eventType }) => eventType === event)
    const name = guardName(guard)
    // What all of them ask for chooses none of them.
    const chooses = name !== null && !several.every((other) => demandedBy(machine, other.guard).includes(name))
    const { label, when = chooses ? name : null } = (one.meta ?? {}) as Partial<TransitionMeta>
    const deadline = isDeadlineEvent(event)
    const delay = deadline ? (implementations.delays[delayOf(event)] ?? Number(delayOf(event))) : null
    return {
      id: transitionId(one),
      from: node.id,
      to: target?.[0]?.id ?? node.id,
      reenters: one.reenter,
      event,
      label: label ?? (deadline ? null : entryLabel(id, one)),
      deadline,
      delay: typeof delay === 'number' && !Number.isNaN(delay) ? delay : null,
      when: several.length > 1 ? when : null,
      otherwise: several.length > 1 && when === null && several.at(-1) === one,
      guard: guardText(machine, guard),
      effects: asked(one.actions, effects),
    }
  })
}

/** The chart as data: what a diagram draws. A state without a label goes by its key. */
export const outline = (machine: AnyStateMachine): Outline => {
  const nodes = nodesOf(machine)
  const effects = effectsOf(machine)
  return {
    id: machine.root.id,
    states: nodes.map((node) => {
      const { label = node.key, intent = 'informative' } = (node.meta ?? {}) as Partial<StateMeta>
      const parent = node.parent!
      return {
        id: node.id,
        key: node.key,
        parent: parent === machine.root ? null : parent.id,
        status: statusOf(node.path[0]!),
        label,
        intent,
        description: node.description ?? '',
        tags: node.tags,
        final: node.type === 'final',
        initial: parent.type !== 'parallel' && parent.initial.target.includes(node),
        parallel: node.type === 'parallel',
        entry: asked(node.entry, effects),
        exit: asked(node.exit, effects),
      }
    }),
    transitions: [machine.root, ...nodes].flatMap((node) => transitionsFrom(node, machine, effects)),
  }
}
