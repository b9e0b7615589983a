import type { Outline } from '../../../machines/kernel/outline.ts'
import type { Chart, ChartEdge } from './chart.ts'
import { shownAs } from './fold.ts'
import { type Words, wordsOf } from './words.ts'

/** A box or a line of the drawing. */
export type Hit = { state: string } | { edge: ChartEdge }

export const idOf = (hit: Hit): string => ('state' in hit ? hit.state : hit.edge.id)

/**
 * What of a drawing has a text in its words or in the names of the code, states before lines. A state that hides what is in it is found
 * by that too, and the machine itself by what is known everywhere in it.
 */
export const hitsIn = (
  chart: Chart,
  outline: Outline,
  closed: ReadonlySet<string>,
  words: Words,
  typed: string,
): Hit[] => {
  const sought = typed.trim().toLowerCase()
  if (sought === '') return []
  const seen = shownAs(outline, closed)
  const has = (texts: readonly (string | null)[]) => texts.some((text) => text?.toLowerCase().includes(sought))
  const saying = (some: Outline['transitions']) =>
    some.some((one) => has([wordsOf(one, words), one.event, one.guard, ...one.effects]))
  const within = (id: string) => outline.states.filter((state) => seen.get(state.id) === id)
  const staying = (id: string) =>
    outline.transitions.filter(({ from, to }) => (seen.get(from) ?? from) === id && (seen.get(to) ?? to) === id)
  const states = chart.states.filter(
    ({ id }) =>
      within(id).some((one) => has([words.textOf(one.label), one.id, ...one.tags, ...one.entry, ...one.exit])) ||
      saying(staying(id)),
  )
  return [
    ...states.map(({ id }) => ({ state: id })),
    ...chart.edges.filter(({ transitions }) => saying(transitions)).map((edge) => ({ edge })),
  ]
}
