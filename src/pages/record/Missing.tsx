import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { BackLink } from './BackLink.tsx'

/** For a record that is not there, or not for this reader: both look the same. */
export const Missing = ({ area }: { area: Area }) => {
  const { t } = useTranslation(['record', area.name])
  usePageTitle(t(`${area.name}:singular`))
  return (
    <EmptyState title={t('record:missing')}>
      <BackLink area={area} />
    </EmptyState>
  )
}
