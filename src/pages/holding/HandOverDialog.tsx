import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Holder } from '../../shared/endpoints/answers/holding.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FieldInput } from '../fields/FieldInput.tsx'
import { colleagueField, nameIn } from './colleagues.ts'

interface HandOverDialogProps {
  subject: string
  people: readonly Holder[]
  onChoose(id: string): void
  onCancel(): void
}

/** To which colleague a case is handed over. */
export const HandOverDialog = ({ subject, people, onChoose, onCancel }: HandOverDialogProps) => {
  const { t } = useTranslation('case')
  const [chosen, setChosen] = useState('')
  const [tried, setTried] = useState(false)
  const confirm = () => {
    setTried(true)
    if (chosen) onChoose(chosen)
  }
  if (people.length === 0)
    return (
      <ConfirmDialog
        title={t('holding.handOver')}
        subject={subject}
        question={t('holding.noColleague')}
        onCancel={onCancel}
      />
    )
  return (
    <ConfirmDialog
      title={t('holding.handOver')}
      subject={subject}
      confirmLabel={t('holding.handOver')}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <FieldInput
        field={colleagueField(people)}
        name="colleague"
        label={t('holding.colleague')}
        value={chosen}
        optionLabel={nameIn(people)}
        error={tried && !chosen ? t('holding.required') : undefined}
        onChange={(id) => setChosen(typeof id === 'string' ? id : '')}
      />
    </ConfirmDialog>
  )
}
