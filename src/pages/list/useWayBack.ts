import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { listAbove } from '../../data/opened.ts'
import { useMayOpen } from '../../data/person.ts'
import { listsOf, titleOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { areaOf } from '../fields/areaOf.ts'
import { lastShown, pathOf } from './memory.ts'

/** The list that the page of an area was opened from, as it was; the area's own where that is not known. */
export const useWayBack = (area: Area): { list: Area; address: string } => {
  const { pathname } = useLocation()
  const [page] = pathname.slice(area.route.length + 1).split('/')
  const from = listAbove(`${area.route}/${page}`)
  const list = listsOf(area).find(({ route }) => from !== null && pathOf(from) === route)
  return list ? { list, address: from! } : { list: area, address: lastShown(area.route) }
}

/** A record as its head knows it. */
type Headed = Readonly<Record<string, unknown>> & { titles?: Readonly<Record<string, string>> }

/** The record from which people come to this one, where they know what it is called. */
const recordAbove = ({ below, fields }: Area, record: Headed | undefined) => {
  const id = below && record?.[below]
  const text = typeof id === 'string' ? record?.titles?.[id] : undefined
  const field = below ? fields[below] : undefined
  return text === undefined || field?.type !== 'reference'
    ? null
    : { text, path: `${areaOf(field).route}/${String(id)}` }
}

/** The way up from a record, or from a page of the area: to the record above it, or to the list. */
export const useWayUp = (area: Area, record?: Headed): { text: string; path: string } => {
  const { t } = useTranslation(area.name)
  const { list, address } = useWayBack(area)
  const mayOpen = useMayOpen()
  const above = recordAbove(area, record)
  return above && mayOpen(above.path) ? above : { text: t(titleOf(list)), path: address }
}
