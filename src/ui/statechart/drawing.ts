import type { Outline, OutlineTransition } from '../../../machines/kernel/outline.ts'
import type { ChartEdge, ChartState } from './chart.ts'
import type { LineKind } from './line.ts'
import { isTaken, type Step } from './way.ts'

/** What a drawing of a lifecycle shows. */
export interface Drawing {
  outline: Outline
  /** Ids of the states a record stands in; empty: it is of no record. */
  active: ReadonlySet<string>
  /** The way it took, oldest first. */
  steps: readonly Step[]
  textOf(key: string): string
  /** What nothing has come to, drawn in red. */
  missed?: Missed
}

export interface Missed {
  /** Ids. */
  states: ReadonlySet<string>
  transitions: ReadonlySet<OutlineTransition>
}

export const isVisited = ({ steps }: Drawing, { state }: ChartState): boolean =>
  state?.parent === null && steps.some(({ to }) => to === state.status)

export const kindOf = ({ outline, active, steps, missed }: Drawing, { from, to, transitions }: ChartEdge): LineKind => {
  if (missed && transitions.some((one) => missed.transitions.has(one))) return 'missed'
  const [source, target] = [from, to].map((end) => outline.states.find(({ id }) => id === end))
  if (source && target && transitions.some(({ event }) => isTaken(steps, source, target, event))) return 'taken'
  return active.size === 0 || active.has(from) || from === outline.id ? 'open' : 'faint'
}
