import type { AnyStateMachine } from 'xstate'
import { isDeadlineEvent, nodesOf, transitionsOf } from './chart.ts'
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
}

export interface OutlineTransition {
  from: string
  /** Equal to `from` when the state is not left. */
  to: string
  event: string
  /** null when no operator chooses it */
  label: string | null
  deadline: boolean
}

export interface Outline {
  states: OutlineState[]
  transitions: OutlineTransition[]
}

/** The chart as data: what a diagram draws. A state without a label goes by its key. */
export const outline = (machine: AnyStateMachine): Outline => {
  const nodes = nodesOf(machine)
  return {
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
        initial: parent.initial.target.includes(node),
      }
    }),
    transitions: nodes.flatMap((node) =>
      transitionsOf(node).map(({ eventType, target, meta }) => ({
        from: node.id,
        to: target?.[0]?.id ?? node.id,
        event: eventType,
        label: (meta as TransitionMeta | undefined)?.label ?? null,
        deadline: isDeadlineEvent(eventType),
      })),
    ),
  }
}
