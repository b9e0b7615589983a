import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

/** The server could not be asked again. */
export const OutOfDate = () => {
  const { t } = useTranslation('record')
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('outOfDate')}</MessageBarBody>
    </MessageBar>
  )
}
