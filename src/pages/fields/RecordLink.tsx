import { Link } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Outline } from '../../shared/area/outline.ts'
import { useMayOpen } from '../../data/person.ts'
import { awaited } from './useTitles.ts'

/** Leads to a chosen record beside the form, which stays as it is. */
export const RecordLink = ({ area, id, title }: { area: Outline; id: string; title: string }) => {
  const { t } = useTranslation('fields')
  const path = `${area.route}/${id}`
  const said = t('openRecord', { title })
  return useMayOpen()(path) && title !== awaited ? (
    <Link href={path} target="_blank" rel="noopener" aria-label={said} title={said}>
      <OpenRegular aria-hidden />
    </Link>
  ) : null
}
