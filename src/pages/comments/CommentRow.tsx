import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { changeable, type Comment } from '../../shared/endpoints/answers/comments.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { authorText } from '../history/author.ts'
import { CommentForm } from './CommentForm.tsx'
import type { commentsMachine } from './comments.machine.ts'
import { partsOf } from './mentioning.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground2 },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  mention: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalXS, marginInlineStart: '-8px' },
})

interface CommentRowProps {
  actor: ActorRefFrom<typeof commentsMachine>
  comment: Comment
}

/** One comment; who wrote it may change it in its first minutes. */
export const CommentRow = ({ actor, comment }: CommentRowProps) => {
  const { t, i18n } = useTranslation(['comments', 'record'])
  const classes = useStyles()
  const user = useSession(currentUser)
  const [readAt] = useState(() => Date.now())
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null)
  const { id, audience, text, mentions, at, editedAt, by } = comment
  const isOwn = by.userId === user?.id && !user.actsFor && readAt < Date.parse(at) + changeable
  if (doing === 'edit')
    return (
      <li className={classes.root}>
        <CommentForm actor={actor} edited={comment} onClose={() => setDoing(null)} />
      </li>
    )
  return (
    <li className={classes.root}>
      <div className={classes.head}>
        <Text weight="semibold">{authorText(t, by)}</Text>
        {audience === 'own' && (
          <Badge appearance="outline" color="subtle">
            {t('own')}
          </Badge>
        )}
        <Text size={200} className={classes.quiet}>
          <time dateTime={at}>{formatInstant(at, i18n.language)}</time>
          {editedAt && ` · ${t('edited')}`}
        </Text>
      </div>
      <p className={classes.text}>
        {partsOf(text, mentions).map((part, index) =>
          part.isMention ? (
            <span key={index} className={classes.mention}>
              {part.text}
            </span>
          ) : (
            part.text
          ),
        )}
      </p>
      {isOwn && (
        <div className={classes.buttons}>
          <Button size="small" appearance="subtle" onClick={() => setDoing('edit')}>
            {t('edit')}
          </Button>
          <Button size="small" appearance="subtle" onClick={() => setDoing('delete')}>
            {t('delete')}
          </Button>
        </div>
      )}
      {doing === 'delete' && (
        <ConfirmDialog
          title={t('deleteQuestion')}
          question={t('deleteText')}
          confirmLabel={t('delete')}
          intent="danger"
          onConfirm={() => {
            actor.send({ type: 'order.given', order: { type: 'delete', comment: id } })
            setDoing(null)
          }}
          onCancel={() => setDoing(null)}
        />
      )}
    </li>
  )
}
