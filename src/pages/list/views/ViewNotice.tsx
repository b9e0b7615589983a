import { MessageBar, MessageBarActions, MessageBarBody, Button } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { OpenView } from './useOpenView.ts'

/** What the reader should know of the view that the list was opened by. */
export const ViewNotice = ({ opened: { view, isMissing, gone }, onLeave }: { opened: OpenView; onLeave(): void }) => {
  const { t } = useTranslation('list')
  if (!isMissing && gone.length === 0) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {isMissing ? t('saved.missing') : t('saved.gone', { name: view!.name, what: gone.join('; ') })}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={t('saved.dismiss')}
            onClick={onLeave}
          />
        }
      />
    </MessageBar>
  )
}
