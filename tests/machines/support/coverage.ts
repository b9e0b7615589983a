import { effectsOf, nodesIn, nodesOf, restored, transitionId, transitionsOf } from '../../../machines/kernel/chart.ts'
import { advance } from '../../../machines/kernel/advance.ts'
import { beginSample } from '../../../machines/kernel/paths.ts'
import type { Path } from '../../../machines/kernel/paths.ts'
import type { TriedLifecycle } from '../../../machines/kernel/types.ts'

export interface Coverage {
  states: Set<string>
  transitions: Set<string>
  entries: Set<string>
  effects: Set<string>
}

/** What a lifecycle declares: its states, its transitions, and the effects among its actions. */
export const declared = ({ machine }: TriedLifecycle): Pick<Coverage, 'states' | 'transitions' | 'effects'> => {
  const nodes = nodesOf(machine)
  const actions = [machine.root, ...nodes].flatMap((node) => [
    ...node.entry,
    ...node.exit,
    ...transitionsOf(node).flatMap((transition) => transition.actions),
  ])
  const names = actions.flatMap((action) =>
    typeof action === 'string' ? action : typeof action === 'object' ? action.type : [],
  )
  const effects = effectsOf(machine)
  return {
    states: new Set(nodes.map(({ id }) => id)),
    transitions: new Set(nodes.flatMap((node) => transitionsOf(node).map(transitionId))),
    effects: new Set(names.filter((name) => effects.includes(name))),
  }
}

/** What the paths do when they are followed from their beginning. */
export const covered = (lifecycle: TriedLifecycle, paths: Path[]): Coverage => {
  const coverage: Coverage = { states: new Set(), transitions: new Set(), entries: new Set(), effects: new Set() }
  for (const { input, at, steps } of paths) {
    const begun = beginSample(lifecycle, input, at)
    for (const { type } of begun.effects) coverage.effects.add(type)
    let { record } = begun
    const visit = () => {
      const { value, context } = record.snapshot
      for (const { id } of nodesIn(restored(lifecycle.machine, { value, context }))) coverage.states.add(id)
    }
    visit()
    for (const { event, status, entry } of steps) {
      const step = advance(lifecycle, record, event)
      if (!step.ok) throw new Error(`${event.type}: ${JSON.stringify(step.refusal)}`)
      if (step.entry.to !== status || step.entry.entry !== entry)
        throw new Error(`${event.type} led to ${step.entry.to} by ${step.entry.entry}`)
      coverage.transitions.add(step.entry.taken!)
      coverage.entries.add(step.entry.entry)
      for (const { type } of step.effects) coverage.effects.add(type)
      record = step.record
      visit()
    }
  }
  coverage.states.delete(lifecycle.machine.root.id)
  return coverage
}
