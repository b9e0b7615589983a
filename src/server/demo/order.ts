import { referencesOf } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'

/** The areas in their own order, but each after those to which its records refer. */
export const referredFirst = (areas: readonly Area[]): Area[] => {
  const reached = new Set<Area>()
  const before = (area: Area): Area[] => {
    if (reached.has(area)) return []
    reached.add(area)
    const referred = referencesOf(area).flatMap(([, id]) => areas.find((other) => other.id === id) ?? [])
    return [...referred.flatMap(before), area]
  }
  return areas.flatMap(before)
}
