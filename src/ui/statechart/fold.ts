import type { Outline } from '../../../machines/kernel/outline.ts'

/** Each state as it is seen while some hide what is in them: itself, or the outermost of those that hide it. */
export const shownAs = ({ states }: Outline, closed: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const seen = new Map<string, string>()
  for (const { id, parent } of states) {
    const outer = parent === null ? null : seen.get(parent)!
    seen.set(id, outer !== null && (outer !== parent || closed.has(outer)) ? outer : id)
  }
  return seen
}

/** An outline without what is within some states: what led there, or from there, ends at them, and what stayed within is not told. */
export const folded = (outline: Outline, closed: ReadonlySet<string>): Outline => {
  if (closed.size === 0) return outline
  const seen = shownAs(outline, closed)
  const endOf = (id: string) => seen.get(id) ?? id
  return {
    ...outline,
    states: outline.states
      .filter(({ id }) => seen.get(id) === id)
      .map((state) => ({
        ...state,
        parallel: state.parallel && !closed.has(state.id),
      })),
    transitions: outline.transitions.flatMap((one) => {
      const [from, to] = [endOf(one.from), endOf(one.to)]
      return from === to && (from !== one.from || to !== one.to) ? [] : [{ ...one, from, to }]
    }),
  }
}
