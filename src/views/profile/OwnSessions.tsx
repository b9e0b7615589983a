import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSessionsNotice } from './ownSessions.types.ts'
import { connectedOwnSessions } from './ownSessions.gateway.ts'
import { chosenToEnd, isUnread, shownSessions } from './ownSessions.view.ts'
import { useErrorText } from '../../pages/errorText.ts'
import { Bone } from '../../ui/Bone.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { EndQuestion } from './EndQuestion.tsx'
import { OwnSessionRow } from './OwnSessionRow.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  others: { marginTop: tokens.spacingVerticalL },
})

/** Where the person is signed in, and the ways to end that. */
export const OwnSessions = () => {
  const { t } = useTranslation(['profile', 'common'])
  const classes = useStyles()
  const actor = useActorRef(connectedOwnSessions)
  const sessions = useSelector(actor, shownSessions)
  const unread = useSelector(actor, isUnread)
  const chosen = useSelector(actor, chosenToEnd)
  const errorText = useErrorText()
  const tell = useEffectEvent((notice: OwnSessionsNotice) => {
    if (notice.type === 'failed')
      return notify({ kind: 'error', lead: t('common:errorLead'), text: errorText(notice.error) })
    notify({ kind: 'success', text: t(notice.sessions === 'others' ? 'sessions.othersEnded' : 'sessions.ended') })
  })
  useEffect(() => {
    const subscription = actor.on('*', (notice) => tell(notice))
    return () => subscription.unsubscribe()
  }, [actor])
  return (
    <Panel title={t('sessions.title')}>
      {unread ? (
        <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={() => actor.send({ type: 'load.retried' })} />
      ) : (
        <ul className={classes.list} aria-busy={sessions === null}>
          {sessions === null ? (
            <li>
              <Bone />
            </li>
          ) : (
            sessions.map((each) => (
              <OwnSessionRow
                key={each.id}
                session={each}
                onEnd={() => actor.send({ type: 'end.chosen', sessions: { id: each.id } })}
              />
            ))
          )}
        </ul>
      )}
      {sessions !== null && sessions.length > 1 && !unread && (
        <Button className={classes.others} onClick={() => actor.send({ type: 'end.chosen', sessions: 'others' })}>
          {t('sessions.endOthers')}
        </Button>
      )}
      {chosen && <EndQuestion actor={actor} chosen={chosen} />}
    </Panel>
  )
}
