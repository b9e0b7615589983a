import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { useErrorText } from '../../pages/errorText.ts'
import { Bone } from '../../ui/Bone.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { EndQuestion } from './EndQuestion.tsx'
import type { openSessionsMachine } from './openSessions.machine.ts'
import type { OpenSessionsNotice, SessionWords } from './openSessions.types.ts'
import { chosenToEnd, isUnread, shownSessions } from './openSessions.view.ts'
import { SessionRow } from './SessionRow.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  others: { marginTop: tokens.spacingVerticalL },
  against: { color: tokens.colorNeutralForeground2 },
})

interface SessionListProps {
  actor: ActorRefFrom<typeof openSessionsMachine>
  words: SessionWords
  /** Why none may be ended. */
  against?: ReactNode
  /** In place of the list, where there are none. */
  none?: ReactNode
}

/** Where somebody is signed in, and the ways to end that. */
export const SessionList = ({ actor, words, against, none }: SessionListProps) => {
  const { t } = useTranslation(['profile', 'common'])
  const classes = useStyles()
  const why = useId()
  const sessions = useSelector(actor, shownSessions)
  const unread = useSelector(actor, isUnread)
  const chosen = useSelector(actor, chosenToEnd)
  const errorText = useErrorText()
  const tell = useEffectEvent((notice: OpenSessionsNotice) => {
    if (notice.type === 'failed')
      return notify({ kind: 'error', lead: t('common:errorLead'), text: errorText(notice.error) })
    notify({ kind: 'success', text: notice.sessions === 'others' ? words.othersEnded : t('sessions.ended') })
  })
  useEffect(() => {
    const subscription = actor.on('*', (notice) => tell(notice))
    return () => subscription.unsubscribe()
  }, [actor])
  const isHindered = Boolean(against) && sessions !== null && sessions.length > 0
  return (
    <Panel title={words.title}>
      {unread ? (
        <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={() => actor.send({ type: 'load.retried' })} />
      ) : sessions?.length === 0 ? (
        none
      ) : (
        <>
          {isHindered && (
            <div id={why} className={classes.against}>
              {against}
            </div>
          )}
          <ul className={classes.list} aria-busy={sessions === null}>
            {sessions === null ? (
              <li>
                <Bone />
              </li>
            ) : (
              sessions.map((each) => (
                <SessionRow
                  key={each.id}
                  session={each}
                  why={isHindered ? why : undefined}
                  onEnd={() => actor.send({ type: 'end.chosen', sessions: { id: each.id } })}
                />
              ))
            )}
          </ul>
          {sessions !== null && sessions.length > 1 && (
            <Button
              className={classes.others}
              disabledFocusable={isHindered}
              aria-describedby={isHindered ? why : undefined}
              onClick={() => actor.send({ type: 'end.chosen', sessions: 'others' })}
            >
              {words.endOthers}
            </Button>
          )}
        </>
      )}
      {chosen && <EndQuestion actor={actor} chosen={chosen} words={words} />}
    </Panel>
  )
}
