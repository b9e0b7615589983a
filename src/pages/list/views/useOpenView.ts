import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../../machines/session/session.view.ts'
import { useSession } from '../../../data/session.ts'
import { allColumns, headerOf } from '../../../shared/area/columns.ts'
import type { Area } from '../../../shared/area/types.ts'
import { type ListQuery, readQuery, savedAddress, unheld } from '../../../shared/endpoints/listQuery.ts'
import { useSavedViews } from './savedViews.ts'

/** The view that a list was opened by, as the address says; what of it the list does not have any more is told in words. */
export const useOpenView = (area: Area, query: ListQuery) => {
  const { t } = useTranslation(['list', area.name])
  const { kind } = useSession(currentUser)!.organization
  const views = useSavedViews(area.id)
  const view = views?.find(({ id }) => id === query.view) ?? null
  const isMissing = query.view !== null && views !== null && view === null
  if (!view) return { views, view, isMissing, isTurned: false, gone: [] }
  const params = new URLSearchParams(view.address)
  const known = allColumns(area, kind)
  const gone = [
    ...unheld(area, params).map(({ name, values }) => {
      const label = name in area.fields ? headerOf(t, area, name) : name
      return `${label}: ${values.join(', ')}`
    }),
    ...(view.look.columns ?? []).filter((name) => !known.includes(name)),
  ]
  const isTurned = savedAddress(area, query) !== savedAddress(area, readQuery(area, params))
  return { views, view, isMissing, isTurned, gone }
}

export type OpenView = ReturnType<typeof useOpenView>
