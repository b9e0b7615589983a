import { useTranslation } from 'react-i18next'
import { IntentBadge } from '../../ui/IntentBadge.tsx'

/** Whether the page that is watched still streams. */
export const Connection = ({ connected }: { connected: boolean }) => {
  const { t } = useTranslation('inspector')
  return (
    <span role="status">
      <IntentBadge intent={connected ? 'success' : 'subtle'}>{t(connected ? 'connected' : 'disconnected')}</IntentBadge>
    </span>
  )
}
