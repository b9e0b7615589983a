import { MessageBar, MessageBarActions, MessageBarBody, Link as FluentLink } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { CasePart } from './part.ts'
import { rememberOpened } from '../../data/opened.ts'
import { returning } from '../../ui/useReturn.ts'
import { useWayBack } from '../list/useWayBack.ts'
import { neighboursInList } from './neighbours.ts'

/** After a decision: the way on to the next case of the list, or back to it; nothing for who did not come from there. */
export const NextInList = ({ area, actor }: CasePart) => {
  const { t } = useTranslation('case')
  const id = useSelector(actor, (snapshot) => snapshot.context.id)
  const { address: list } = useWayBack(area)
  const { next, isLast } = neighboursInList(area, list, id)
  const address = next?.address ?? list
  const href = useHref(address)
  const go = useLinkClickHandler(address, next ? {} : { state: returning })
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (next) rememberOpened(next.address, list)
    go(event)
  }
  if (!next && !isLast) return null
  return (
    <MessageBar>
      <MessageBarBody>{t(next ? 'next.there' : 'next.none')}</MessageBarBody>
      <MessageBarActions>
        <FluentLink href={href} onClick={follow}>
          {next ? t('next.open', { title: next.title }) : t('next.back')}
        </FluentLink>
      </MessageBarActions>
    </MessageBar>
  )
}
