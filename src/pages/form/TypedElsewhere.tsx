import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/format/date.ts'
import { typedElsewhere } from './draft.view.ts'
import type { Values } from './form.types.ts'
import type { DraftRef } from './useKeeper.ts'

/** That a form was typed in on another device since it was opened here, and which of the two goes on. */
export const TypedElsewhere = ({ draft, onTheirs }: { draft: DraftRef; onTheirs(typed: Values): void }) => {
  const { t, i18n } = useTranslation('form')
  const elsewhere = useSelector(draft, typedElsewhere)
  if (!elsewhere) return null
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        {t('form:draft.elsewhere', { when: formatInstant(elsewhere.saved_at, i18n.language) })}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => draft.send({ type: 'elsewhere.settled' })}>{t('form:draft.mine')}</Button>
        <Button
          onClick={() => {
            onTheirs(elsewhere.typed)
            draft.send({ type: 'elsewhere.settled' })
          }}
        >
          {t('form:draft.theirs')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
