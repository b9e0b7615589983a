import type { Area } from '../../shared/area/types.ts'
import { recallList } from '../list/memory.ts'

export interface Neighbour {
  address: string
  title: string
}

/** The rows before and after a case in a list, as that was shown; null where there is none. `isLast`: it is in the list, and none comes after it. */
export const neighboursInList = (area: Area, list: string, id: string) => {
  const { rows = [], next = null } = recallList(list)?.page ?? {}
  const at = rows.findIndex((row) => row.id === id)
  const neighbour = (by: 1 | -1): Neighbour | null => {
    const row = at < 0 ? undefined : rows[at + by]
    return row ? { address: `${area.route}/${row.id}`, title: String(row[area.title]) } : null
  }
  return { previous: neighbour(-1), next: neighbour(1), isLast: at >= 0 && at === rows.length - 1 && next === null }
}
