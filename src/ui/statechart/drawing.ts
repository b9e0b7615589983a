import type { Outline, OutlineTransition } from '../../../machines/kernel/outline.ts'
import type { ChartEdge, ChartState } from './chart.ts'
import type { Counted } from './counted.ts'
import { type Heat, type Heated, heatOn, kindOfHeat } from './heat.ts'
import type { LineKind } from './line.ts'
import { isTaken, type Step } from './way.ts'

/** What a drawing of a lifecycle shows. */
export interface Drawing {
  outline: Outline
  /** Ids of the states a record stands in; empty: it is of no record. */
  active: ReadonlySet<string>
  /** The way it took, oldest first. */
  steps: readonly Step[]
  /** What is counted of its states: then each status has room for it. */
  counted?: Counted
  /** How often something was done on its ways: then the lines tell that. */
  heat?: Heated
  textOf(key: string): string
  /** What nothing has come to, drawn in red. */
  missed?: Missed
}

export interface Missed {
  /** Ids. */
  states: ReadonlySet<string>
  transitions: ReadonlySet<OutlineTransition>
}

/** The way that was taken most, of the lines of a drawing. */
export const hottestOf = (heat: Heat, edges: readonly ChartEdge[]): number =>
  Math.max(0, ...edges.map(({ transitions }) => heatOn(heat, transitions) ?? 0))

export const isVisited = ({ steps }: Drawing, { state }: ChartState): boolean =>
  state?.parent === null && steps.some(({ to }) => to === state.status)

export const kindOf = (
  { outline, active, steps, heat, missed }: Drawing,
  { from, to, transitions }: ChartEdge,
  hottest: number,
): LineKind => {
  if (heat) return kindOfHeat(heatOn(heat.counts, transitions), hottest)
  if (missed && transitions.some((one) => missed.transitions.has(one))) return 'missed'
  const [source, target] = [from, to].map((end) => outline.states.find(({ id }) => id === end))
  if (source && target && transitions.some(({ event }) => isTaken(steps, source, target, event))) return 'taken'
  const isOfNothing = active.size === 0 && steps.length === 0
  return isOfNothing || active.has(from) || from === outline.id ? 'open' : 'faint'
}
