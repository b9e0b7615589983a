import { Badge } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

/** Whether the page that is watched still streams. */
export const Connection = ({ connected }: { connected: boolean }) => {
  const { t } = useTranslation('inspector')
  return (
    <span role="status">
      <Badge appearance="tint" color={connected ? 'success' : 'subtle'} size="large">
        {t(connected ? 'connected' : 'disconnected')}
      </Badge>
    </span>
  )
}
