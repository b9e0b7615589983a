import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { CasePart } from './part.ts'
import { NewsText } from './NewsText.tsx'
import { useNews } from './useNews.ts'

/** What others have done with the case while it was open here. */
export const CaseNews = (part: CasePart) => {
  const { t } = useTranslation('case')
  const news = useNews(part)
  if (!news) return null
  return (
    <MessageBar intent="info" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>{t('news.title')}</MessageBarTitle>
        <NewsText {...part} news={news} />
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            aria-label={t('news.dismiss')}
            icon={<DismissRegular />}
            onClick={() => part.actor.send({ type: 'news.read' })}
          />
        }
      />
    </MessageBar>
  )
}
