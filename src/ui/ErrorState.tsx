import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './EmptyState.tsx'

interface ErrorStateProps {
  title: string
  text?: string
  onRetry(): void
}

/** What happened, and the way back. */
export const ErrorState = ({ title, text, onRetry }: ErrorStateProps) => {
  const { t } = useTranslation('ui')
  return (
    <div role="alert">
      <EmptyState title={title} text={text}>
        <Button appearance="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  )
}
