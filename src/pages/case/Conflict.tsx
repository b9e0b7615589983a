import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import type { Reason } from '../../../machines/kernel/types.ts'
import type { CasePart } from './part.ts'
import { ChangeList } from '../record/ChangeList.tsx'
import { Reasons } from './Reasons.tsx'
import { useNews } from './useNews.ts'
import { useWords } from './useWords.ts'

interface ConflictProps extends CasePart {
  /** Why the begun action is no longer possible; nothing when it still is. */
  against: readonly Reason[]
}

/** What somebody else did while an action was begun here, and what that means for it. */
export const Conflict = ({ against, ...part }: ConflictProps) => {
  const { t } = useWords(part)
  const news = useNews(part)
  return (
    <MessageBar intent={against.length > 0 ? 'error' : 'warning'} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('conflict.title')}</MessageBarTitle>
        <ChangeList changes={news} />
        <p>{t(against.length > 0 ? 'conflict.impossible' : 'conflict.possible')}</p>
        {against.length > 0 && <Reasons {...part} reasons={against} />}
      </MessageBarBody>
    </MessageBar>
  )
}
