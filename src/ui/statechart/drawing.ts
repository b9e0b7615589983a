import type { Outline, OutlineState } from '../../../machines/kernel/outline.ts'
import type { PlacedEdge, PlacedState } from './layout.ts'
import type { LineKind } from './lines.ts'
import type { StateFacts } from './StateBox.tsx'
import { isTaken, type Step } from './way.ts'

/** What a drawing of a lifecycle shows. */
export interface Drawing {
  outline: Outline
  /** Ids of the states a record stands in. */
  active: ReadonlySet<string>
  /** The way it took, oldest first. */
  steps: readonly Step[]
  textOf(key: string): string
}

export const factsOf = ({ active, steps, textOf }: Drawing, { state, hasChildren }: PlacedState): StateFacts => ({
  text: textOf(state.label),
  intent: state.intent,
  isActive: active.has(state.id),
  isVisited: state.parent === null && steps.some(({ to }) => to === state.status),
  isFinal: state.final,
  hasChildren,
})

export const stateOf = ({ outline }: Drawing, id: string): OutlineState =>
  outline.states.find((state) => state.id === id)!

export const kindOf = (drawing: Drawing, { from, to, transitions }: PlacedEdge): LineKind => {
  const [source, target] = [stateOf(drawing, from), stateOf(drawing, to)]
  if (transitions.some(({ event }) => isTaken(drawing.steps, source, target, event))) return 'taken'
  return drawing.active.has(from) ? 'open' : 'faint'
}
