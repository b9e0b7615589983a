import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

/** Asks for what is before that which is shown. */
export const Earlier = ({ onWanted }: { onWanted: () => void }) => {
  const { t } = useTranslation('payment')
  return (
    <Button appearance="subtle" onClick={onWanted}>
      {t('earlier')}
    </Button>
  )
}
