import type { Area } from '../../shared/area/types.ts'
import { recallList } from '../list/memory.ts'

export interface Neighbour {
  address: string
  title: string
}

/** The row after a case in a list, as that was shown; null when the case is the last or not there. */
export const nextInList = (area: Area, list: string, id: string): Neighbour | null => {
  const rows = recallList(list)?.page.rows ?? []
  const at = rows.findIndex((row) => row.id === id)
  const next = at < 0 ? undefined : rows[at + 1]
  return next ? { address: `${area.route}/${next.id}`, title: String(next[area.title]) } : null
}
