import { MessageBar, MessageBarActions, MessageBarBody, Link as FluentLink } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { CasePart } from './part.ts'
import { lastListOf } from '../list/memory.ts'
import { nextInList } from './neighbours.ts'

/** After a decision: the way on to the next case of the list, or back to it. */
export const NextInList = ({ area, actor }: CasePart) => {
  const { t } = useTranslation('case')
  const id = useSelector(actor, (snapshot) => snapshot.context.id)
  const next = nextInList(area, id)
  const address = next?.address ?? lastListOf(area)
  const go = useLinkClickHandler(address)
  return (
    <MessageBar intent="success">
      <MessageBarBody>{t(next ? 'next.there' : 'next.none')}</MessageBarBody>
      <MessageBarActions>
        <FluentLink href={useHref(address)} onClick={go}>
          {next ? t('next.open', { title: next.title }) : t('next.back')}
        </FluentLink>
      </MessageBarActions>
    </MessageBar>
  )
}
