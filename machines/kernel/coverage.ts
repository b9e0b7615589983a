import { placeOf } from './explain.ts'
import {
  candidates,
  deadlinesOf,
  delayOf,
  effectsOf,
  isDeadlineEvent,
  nodesIn,
  nodesOf,
  transitionId,
  transitionsOf,
} from './chart.ts'
import { advance } from './advance.ts'
import { leavesOf } from './guards.ts'
import { beginSample, minuteAfter, nobody, paths as pathsOf } from './paths.ts'
import type { Path } from './paths.ts'
import type { CaseRecord, TriedLifecycle } from './types.ts'

/** What some paths do, by ids and names. */
export interface Covered {
  states: Set<string>
  transitions: Set<string>
  entries: Set<string>
  effects: Set<string>
}

/** What a lifecycle declares: its states, its transitions, and the effects among its actions. */
export const declared = ({ machine }: TriedLifecycle): Pick<Covered, 'states' | 'transitions' | 'effects'> => {
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

/** What the paths do when they are followed from their beginning; `come` is told each record that they come to, and when. */
export const covered = (
  lifecycle: TriedLifecycle,
  paths: readonly Path[],
  come: (record: CaseRecord, at: string) => void = () => {},
): Covered => {
  const coverage: Covered = { states: new Set(), transitions: new Set(), entries: new Set(), effects: new Set() }
  for (const { input, at, steps } of paths) {
    const begun = beginSample(lifecycle, input, at)
    for (const { type } of begun.effects) coverage.effects.add(type)
    let { record } = begun
    const visit = (now: string) => {
      for (const { id } of nodesIn(placeOf(lifecycle, record))) coverage.states.add(id)
      come(record, now)
    }
    visit(at)
    for (const { event, status, entry } of steps) {
      const step = advance(lifecycle, record, event)
      if (!step.ok) throw new Error(`${event.type}: ${JSON.stringify(step.refusal)}`)
      if (step.entry.to !== status || step.entry.entry !== entry)
        throw new Error(`${event.type} led to ${step.entry.to} by ${step.entry.entry}`)
      coverage.transitions.add(step.entry.taken!)
      coverage.entries.add(step.entry.entry)
      for (const { type } of step.effects) coverage.effects.add(type)
      record = step.record
      visit(event.at)
    }
  }
  coverage.states.delete(lifecycle.machine.root.id)
  return coverage
}

/** The names of the rules that a chart's transitions ask. */
const rulesOf = ({ machine }: TriedLifecycle): string[] => [
  ...new Set(nodesOf(machine).flatMap((node) => transitionsOf(node).flatMap(({ guard }) => leavesOf(machine, guard)))),
]

/** What of a machine the generated paths reach: by id or name, whether they do. */
export interface Coverage {
  lifecycle: string
  version: number
  states: Record<string, boolean>
  transitions: Record<string, boolean>
  /** By the names of their delays. */
  deadlines: Record<string, boolean>
  effects: Record<string, boolean>
  /** Whether each has said yes, and no, to something that was tried. */
  rules: Record<string, { yes: boolean; no: boolean }>
}

const reachedOf = (all: Iterable<string>, reached: ReadonlySet<string>): Record<string, boolean> =>
  Object.fromEntries([...all].map((one) => [one, reached.has(one)]))

/** What all generated paths of a lifecycle reach, with what its alphabet tries where they come to, and what somebody tries who has no right to anything. */
export const coverageOf = (lifecycle: TriedLifecycle): Coverage => {
  const { id, version, machine, rules } = lifecycle
  const said = Object.fromEntries(rulesOf(lifecycle).map((name) => [name, { yes: false, no: false }]))
  const ask = (record: CaseRecord, at: string) => {
    const known = candidates(placeOf(lifecycle, record))
    const { context } = record.snapshot
    const letters = lifecycle.alphabet(record, minuteAfter(at))
    for (const event of [...letters, ...letters.map((letter) => ({ ...letter, by: nobody }))])
      for (const { guard } of known.filter(({ eventType }) => eventType === event.type))
        for (const name of leavesOf(machine, guard)) {
          const { test, other } = rules[name]!
          if (other === undefined || event.others?.[other]) said[name]![test({ context, event }) ? 'yes' : 'no'] = true
        }
  }
  const all = declared(lifecycle)
  const reached = covered(lifecycle, pathsOf(lifecycle), ask)
  const ended = [...reached.transitions].flatMap((one) => {
    const type = one.split(' ')[1]!
    return isDeadlineEvent(type) ? [delayOf(type)] : []
  })
  return {
    lifecycle: id,
    version,
    states: reachedOf(all.states, reached.states),
    transitions: reachedOf(all.transitions, reached.transitions),
    deadlines: reachedOf(
      nodesOf(machine).flatMap((node) => deadlinesOf(node).map(delayOf)),
      new Set(ended),
    ),
    effects: reachedOf(all.effects, reached.effects),
    rules: said,
  }
}
