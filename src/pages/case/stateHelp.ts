import type { Outline, OutlineState } from '../../../machines/kernel/outline.ts'

/** A state by its label, where it depends with what that depends on. */
export interface Target {
  label: string
  when: string | null
}

/** What an operator may do in a state, and where it may lead; nowhere else where that is empty. */
interface Way {
  event: string
  label: string
  targets: Target[]
}

export interface StateHelp {
  /** Those that the case stands in, from outside in. */
  states: OutlineState[]
  ways: Way[]
  /** Label of the state that follows by itself at a time limit. */
  ends: string | null
}

/** What a chart tells of the states that a case stands in; `due` is the event of the time limit that comes next. */
export const helpIn = ({ states, transitions }: Outline, active: ReadonlySet<string>, due?: string): StateHelp => {
  const here = states.filter(({ id }) => active.has(id))
  const stateOf = (id: string): OutlineState | undefined => states.find((state) => state.id === id)
  const leaving = transitions.filter(({ from }) => active.has(from))
  const ways = new Map<string, Way>()
  for (const { event, label, from, to, when } of leaving) {
    if (label === null) continue
    const way = ways.get(event) ?? { event, label, targets: [] }
    const target = to === from ? undefined : stateOf(to)?.label
    if (target && !way.targets.some((known) => known.label === target)) way.targets.push({ label: target, when })
    ways.set(event, way)
  }
  const end = leaving.find(({ event }) => event === due)
  return { states: here, ways: [...ways.values()], ends: (end && stateOf(end.to)?.label) ?? null }
}
