import type { Log, Moment } from '../../data/inspect/log.ts'

/** How many moments are drawn at once. */
export const perPage = 30

/** Whoever told something without being an actor: the page, or a person before it. */
export const outside = ''

/** The moments of a log that are drawn together, of those that are about any of these actors. */
export const pageOf = <T>(moments: readonly T[], page: number): readonly T[] =>
  moments.slice(page * perPage, (page + 1) * perPage)

/** On which page a moment is. */
export const pageAt = (moments: readonly Moment[], n: number): number =>
  Math.max(0, Math.floor(moments.findLastIndex((moment) => moment.n <= n) / perPage))

/** Who has part in some moments, in the order of the actors; whoever is outside comes first. */
export const lifelinesOf = ({ actors }: Log, moments: readonly Moment[]): { id: string; name: string | null }[] => {
  const told = new Set(moments.flatMap(({ actor, source, event }) => [actor, ...(event ? [source ?? outside] : [])]))
  const known = actors.filter(({ id }) => told.has(id)).map(({ id, name }) => ({ id, name }))
  const isKnown = new Set(known.map(({ id }) => id))
  return [...told].some((id) => !isKnown.has(id)) ? [{ id: outside, name: null }, ...known] : known
}
