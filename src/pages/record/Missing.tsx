import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { BackLink } from './BackLink.tsx'

/** For a record that is not there, or not for this reader: both look the same. */
export const Missing = ({ area, id }: { area: Area; id: string }) => {
  const { t } = useTranslation(['record', area.name])
  usePageTitle(t(`${area.name}:singular`))
  return (
    <EmptyState title={t([`${area.name}:missing`, 'record:missing'], { id })}>
      <BackLink area={area} />
    </EmptyState>
  )
}
