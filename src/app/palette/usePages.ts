import { useTranslation } from 'react-i18next'
import { outlines } from '../../areas/outlines.ts'
import { useCaseAreas, usePerson } from '../../data/person.ts'
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
  const pages = [
    ...menu.flatMap((group): Page[] =>
      group.path
        ? [{ text: groupLabel(group), path: group.path }]
        : group.entries.map(({ id, path }) => ({ text: labelOf(id), path, group: groupLabel(group) })),
    ),
    ...(hasCases ? [{ text: t('common:inbox'), path: '/inbox' }] : []),
    { text: t('common:profileMenu.exports'), path: '/exports' },
    { text: t('common:profileMenu.imports'), path: '/imports' },
    { text: t('common:profileMenu.myProfile'), path: '/profile' },
    { text: t('inspector:title'), path: '/inspector' },
  ]
  return pages.filter(({ path }) => person && accessTo(path, outlines, person) === 'granted')
}
