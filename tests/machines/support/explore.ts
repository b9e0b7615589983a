import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  initialTransition,
  transition,
} from 'xstate'

interface Exploration {
  machine: AnyStateMachine
  inputs: unknown[]
  /** What may be told from outside. */
  told: EventObject[]
  /** How what is invoked may end, by the type of its event; timers need none. */
  outcomes(type: string): object[]
  /** What of the context guards read. */
  relevant(context: never): unknown
}

/** Follows every event from every state that can be reached; returns what was never taken and never reached. */
export const explore = ({ machine, inputs, told, outcomes, relevant }: Exploration) => {
  const taken = new Set<unknown>()
  const reached = new Set<AnyStateNode>()
  const seen = new Set<string>()
  const open: AnyMachineSnapshot[] = inputs.map((input) => initialTransition(machine, input)[0])
  const inner = (snapshot: AnyMachineSnapshot): EventObject[] =>
    snapshot._nodes
      .flatMap((node: AnyStateNode) => [...node.transitions.keys()])
      .filter((type) => type.startsWith('xstate.'))
      .flatMap((type) => outcomes(type).map((outcome) => ({ type, ...outcome })))
  for (const snapshot of open) {
    const key = JSON.stringify([snapshot.value, relevant(snapshot.context as never)])
    if (seen.has(key)) continue
    seen.add(key)
    snapshot._nodes.forEach((node) => reached.add(node))
    for (const event of [...told, ...inner(snapshot)]) {
      machine.getTransitionData(snapshot, event).forEach((enabled) => taken.add(enabled))
      open.push(transition(machine, snapshot, event)[0])
    }
  }
  const nodes = nodesBelow(machine.root).filter((node) => !node.always?.length)
  return {
    neverTaken: nodes
      .flatMap((node) => [...node.transitions.values()].flat())
      .filter((each) => !taken.has(each))
      .map((each) => `${each.source.id} on ${each.eventType}`),
    neverReached: nodes.filter((node) => !reached.has(node)).map((node) => node.id),
  }
}

const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesBelow)]
