import { useTranslation } from 'react-i18next'
import { outlines } from '../../areas/outlines.ts'
import { useCaseAreas, usePerson } from '../../data/person.ts'
import { searchOf, useSavedViews } from '../../pages/list/views/savedViews.ts'
import { listsOf } from '../../shared/area/lists.ts'
import { accessTo } from '../../shared/navigation/access.ts'
import { useLabels } from '../navigation/useLabels.ts'
import { useMenu } from '../navigation/useMenu.ts'

export interface Page {
  text: string
  path: string
  /** The group that it stands in. */
  group?: string
}

/** The pages that the person may open, under their names: those of the menu, and those beside it. */
export const usePages = (): Page[] => {
  const { t } = useTranslation(['common', 'inspector'])
  const person = usePerson()
  const menu = useMenu()
  const hasCases = useCaseAreas().length > 0
  const { labelOf, groupLabel } = useLabels()
  const views = useSavedViews() ?? []
  const lists = outlines.flatMap(listsOf).filter(({ parent }) => !parent)
  const named: Page[] = menu.flatMap((group): Page[] =>
    group.path
      ? [{ text: groupLabel(group), path: group.path }]
      : group.entries.map(({ id, path }) => ({ text: labelOf(id), path, group: groupLabel(group) })),
  )
  const pages = [
    ...named,
    ...views.flatMap((view): Page[] => {
      const route = lists.find(({ id }) => id === view.list)?.route
      const list = named.find(({ path }) => path === route)
      return list ? [{ text: view.name, path: list.path + searchOf(view), group: list.text }] : []
    }),
    ...(hasCases ? [{ text: t('common:inbox'), path: '/inbox' }] : []),
    { text: t('common:profileMenu.exports'), path: '/exports' },
    { text: t('common:profileMenu.imports'), path: '/imports' },
    { text: t('common:profileMenu.myProfile'), path: '/profile' },
    { text: t('inspector:title'), path: '/inspector' },
    { text: t('common:profileMenu.seeAs'), path: '/see-as' },
  ]
  return pages.filter(({ path }) => person && accessTo(path.split('?')[0]!, outlines, person) === 'granted')
}
