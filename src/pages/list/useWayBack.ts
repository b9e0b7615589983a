import { useLocation } from 'react-router-dom'
import { listAbove } from '../../data/opened.ts'
import { listsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { lastShown, pathOf } from './memory.ts'

/** The list that the page of an area was opened from, as it was; the area's own where that is not known. */
export const useWayBack = (area: Area): { list: Area; address: string } => {
  const { pathname } = useLocation()
  const [page] = pathname.slice(area.route.length + 1).split('/')
  const from = listAbove(`${area.route}/${page}`)
  const list = listsOf(area).find(({ route }) => from !== null && pathOf(from) === route)
  return list ? { list, address: from! } : { list: area, address: lastShown(area.route) }
}
