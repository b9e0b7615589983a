import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

/** Tells that a dialog begins with what was typed before. */
export const Restored = ({ onDiscard }: { onDiscard(): void }) => {
  const { t } = useTranslation('case')
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('restored.text')}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onDiscard}>{t('restored.discard')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
