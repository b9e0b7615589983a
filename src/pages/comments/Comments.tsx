import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { Bone } from '../../ui/Bone.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { respond } from '../../ui/snackbar/respond.ts'
import { useErrorText } from '../errorText.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentRow } from './CommentRow.tsx'
import { connectedComments } from './comments.gateway.ts'
import type { About, CommentsNotice } from './comments.types.ts'
import { commentsOf, hasEarlier, isBusy, isUnread } from './comments.view.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL },
  list: { display: 'grid', gap: tokens.spacingVerticalL, margin: 0, padding: 0, listStyleType: 'none' },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})

/** Where the mail to who is mentioned leads. */
const anchor = 'comments'

const arrive = (element: HTMLElement | null) => {
  if (location.hash === `#${anchor}`) element?.scrollIntoView({ block: 'center' })
}

/** What people say about a case, newest first, as it is said. */
export const Comments = (about: About) => {
  const { t } = useTranslation('comments')
  const classes = useStyles()
  const actor = useActorRef(connectedComments, { input: about })
  const actsFor = useSession(currentUser)?.actsFor
  const comments = useSelector(actor, commentsOf)
  const earlier = useSelector(actor, hasEarlier)
  const busy = useSelector(actor, isBusy)
  const unread = useSelector(actor, isUnread)
  const errorText = useErrorText()
  const tell = useEffectEvent((notice: CommentsNotice) => {
    if (notice.type === 'failed') respond({ ok: false, message: errorText(notice.error) })
  })
  useEffect(() => {
    const subscription = actor.on('*', (notice) => tell(notice))
    return () => subscription.unsubscribe()
  }, [actor])
  return (
    <Panel title={t('title')}>
      <div id={anchor} className={classes.root} ref={arrive}>
        {actsFor ? (
          <p className={classes.none}>{t('common:actsFor.shut', { name: actsFor.name })}</p>
        ) : (
          <CommentForm actor={actor} />
        )}
        {unread && <ErrorState title={t('unread')} onRetry={() => actor.send({ type: 'load.retried' })} />}
        {comments === null && !unread && <Bone />}
        {comments?.length === 0 && <p className={classes.none}>{t('none')}</p>}
        {comments !== null && comments.length > 0 && (
          <ul className={classes.list} aria-label={t('title')} aria-live="polite">
            {comments.map((comment) => (
              <CommentRow key={`${comment.id} ${comment.editedAt}`} actor={actor} comment={comment} />
            ))}
          </ul>
        )}
        {earlier && (
          <Button disabledFocusable={busy} onClick={() => actor.send({ type: 'more.wanted' })}>
            {t('more')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
