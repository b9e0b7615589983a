import { onSignedOut } from '../session.ts'

/** Milliseconds in which somebody comes to the list to see what they have made. */
const recent = 10 * 60_000

/** Records that were made here and that no list has shown yet, by area and id: when. */
const made = new Map<string, Map<string, number>>()

onSignedOut(() => made.clear())

export const rememberMade = (area: string, id: string): void => {
  made.set(area, (made.get(area) ?? new Map<string, number>()).set(id, performance.now()))
}

/** Those of an area that were made a moment ago. */
export const madeOf = (area: string): ReadonlySet<string> => {
  const entries = [...(made.get(area) ?? [])]
  return new Set(entries.flatMap(([id, at]) => (performance.now() - at < recent ? [id] : [])))
}

/** They have been shown. */
export const forgetMade = (area: string, ids: ReadonlySet<string>): void => {
  for (const id of ids) made.get(area)?.delete(id)
}
