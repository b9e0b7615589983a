import { useTranslation } from 'react-i18next'
import { useKept } from '../../data/kept/useKept.ts'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { readOther } from './versions.gateway.ts'

/** Another version of the form of a version, and by what it is chosen. */
export const useOther = ({ form, id }: { form: string; id: string }) => {
  const { t } = useTranslation('formVersion')
  const { answer, choose, failed, retry } = useKept(readOther, { form, id, chosen: null as string | null })
  const choice = answer?.other && (
    <LabelledSelect
      label={t('compare.with')}
      value={answer.other.id}
      options={answer.others}
      onChange={(chosen) => choose({ form, id, chosen })}
    />
  )
  return { answer, choice, failed, retry }
}
