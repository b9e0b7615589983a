import { useTranslation } from 'react-i18next'
import type { Matrix } from '../../shared/endpoints/answers/rights.ts'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'

interface OrganisationSelectProps {
  of: Pick<Matrix, 'organisation' | 'organisations'>
  onChoose(organisation: string): void
}

/** Whose roles are shown, for who sees those of several organisations. */
export const OrganisationSelect = ({ of: { organisation, organisations }, onChoose }: OrganisationSelectProps) => {
  const { t } = useTranslation('accessRole')
  if (organisations.length < 2) return null
  return (
    <LabelledSelect
      label={t('matrix.organisation')}
      value={organisation}
      options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChoose}
    />
  )
}
