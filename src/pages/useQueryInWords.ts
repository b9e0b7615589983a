import { useTranslation } from 'react-i18next'
import { headerOf } from '../shared/area/columns.ts'
import { filterText, referredIn } from '../shared/area/filterText.ts'
import { tabKey } from '../shared/area/lists.ts'
import type { Area } from '../shared/area/types.ts'
import type { ListQuery } from '../shared/endpoints/listQuery.ts'
import { useTitles } from './fields/useTitles.ts'

/** What a list is narrowed by, and its order, for who does not see its tools. */
export const useQueryInWords = (area: Area, query: ListQuery): { narrowed: string[]; order: string } => {
  const { t, i18n } = useTranslation(['list', area.name])
  const titles = useTitles(referredIn(area, query.filter))
  const narrowed = [
    ...(query.tab === null ? [] : [t(tabKey(area, query.tab))]),
    ...Object.entries(query.filter).map(([field, value]) => filterText(t, i18n.language, area, field, value, titles)),
    ...(query.search ? [`${t('list:search.label')}: ${query.search}`] : []),
  ]
  const name = query.sort.replace(/^-/, '')
  const order = t(query.sort === name ? 'list:ascending' : 'list:descending', { column: headerOf(t, area, name) })
  return { narrowed, order }
}
