import type { Outline, OutlineState } from '../../../machines/kernel/outline.ts'

/** What an operator may do in a state, and where it may lead; nowhere else where that is empty. */
interface Way {
  event: string
  label: string
  /** Labels of states. */
  targets: string[]
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
  const topOf = (id: string): OutlineState | undefined => states.find((state) => state.id === id)
  const leaving = transitions.filter(({ from }) => active.has(from))
  const ways = new Map<string, Way>()
  for (const { event, label, from, to } of leaving) {
    if (label === null) continue
    const way = ways.get(event) ?? { event, label, targets: [] }
    const target = to === from ? undefined : topOf(to)?.label
    if (target && !way.targets.includes(target)) way.targets.push(target)
    ways.set(event, way)
  }
  const end = leaving.find(({ event }) => event === due)
  return { states: here, ways: [...ways.values()], ends: (end && topOf(end.to)?.label) ?? null }
}
