import { leavesOf } from './guards.ts'
import { isDeadlineEvent } from './deadlines.ts'
import { nodesOf, transitionsOf } from './outline.ts'
import type { AnyStateNode } from 'xstate'
import type { Lifecycle } from './types.ts'

/** A deadline whose every way out is guarded could stay due for ever and block the record. */
const hasWayOut = (node: AnyStateNode, type: string): boolean => node.transitions.get(type)!.some(({ guard }) => !guard)

const faultsOf = ({ machine, rules, events }: Lifecycle): string[] => [
  ...(machine.root.transitions.size > 0 ? ['a transition of the whole machine would leave final states'] : []),
  ...nodesOf(machine).flatMap((node) => {
    const transitions = transitionsOf(node)
    return [
      ...(node.invoke.length > 0 ? [`${node.id} invokes`] : []),
      ...transitions.flatMap(({ guard }) =>
        leavesOf(machine, guard)
          .filter((name) => !rules[name])
          .map((name) => `no rule ${name}`),
      ),
      ...transitions.flatMap(({ eventType }) => {
        if (isDeadlineEvent(eventType)) return hasWayOut(node, eventType) ? [] : [`${eventType} can be refused`]
        return Object.hasOwn(events, eventType) ? [] : [`no definition of ${eventType}`]
      }),
    ]
  }),
]

/** A lifecycle whose chart, rules and events fit together; throws, naming the faults, when they do not. */
export const defineLifecycle = (lifecycle: Lifecycle): Lifecycle => {
  const faults = faultsOf(lifecycle)
  if (faults.length > 0) throw new Error(`${lifecycle.id}: ${faults.join(', ')}`)
  return lifecycle
}
