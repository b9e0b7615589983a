import type { Area } from '../../shared/area/types.ts'
import { lastRowsOf } from '../list/memory.ts'

export interface Neighbour {
  address: string
  title: string
}

/** The row after a case in that list; null when the case is the last or was not opened from a list. */
export const nextInList = (area: Area, id: string): Neighbour | null => {
  const rows = lastRowsOf(area)
  const at = rows.findIndex((row) => row.id === id)
  const next = at < 0 ? undefined : rows[at + 1]
  return next ? { address: `${area.route}/${next.id}`, title: String(next[area.title]) } : null
}
