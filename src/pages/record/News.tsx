import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { ChangeList, type Change } from '../history/ChangeList.tsx'

interface NewsProps {
  /** Oldest first. */
  changes: readonly Change[]
  onRead(): void
}

/** What others have done with the record while it was open here. */
export const News = ({ changes, onRead }: NewsProps) => {
  const { t } = useTranslation('record')
  if (changes.length === 0) return null
  return (
    <MessageBar intent="info" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>{t('news.title')}</MessageBarTitle>
        <ChangeList changes={changes} />
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button appearance="transparent" aria-label={t('news.dismiss')} icon={<DismissRegular />} onClick={onRead} />
        }
      />
    </MessageBar>
  )
}
