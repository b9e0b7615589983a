import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../ui/EmptyState.tsx'

/** For a record that is not there, or not for this reader: both look the same. */
export const Missing = ({ onBack }: { onBack(): void }) => {
  const { t } = useTranslation('record')
  return (
    <EmptyState title={t('missing')}>
      <Button appearance="primary" onClick={onBack}>
        {t('back')}
      </Button>
    </EmptyState>
  )
}
