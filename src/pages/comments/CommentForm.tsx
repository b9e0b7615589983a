import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { newId } from '../../data/key.ts'
import {
  type Audience,
  audiences,
  type Comment,
  type Mentioned,
  mostMentions,
} from '../../shared/endpoints/answers/comments.ts'
import type { commentsMachine } from './comments.machine.ts'
import { aboutOf, orderedComment } from './comments.view.ts'
import { MentionInput } from './MentionInput.tsx'
import { stillNamed } from './mentioning.ts'
import { connectedReaders } from './readers.gateway.ts'
import { readersFor } from './readers.view.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS },
  foot: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
})

interface CommentFormProps {
  actor: ActorRefFrom<typeof commentsMachine>
  /** The one that is edited; without it, a new one is written. */
  edited?: Comment
  onClose?(): void
}

/** A comment that is written or edited; it is kept until the server has it. */
export const CommentForm = ({ actor, edited, onClose }: CommentFormProps) => {
  const { t } = useTranslation('comments')
  const classes = useStyles()
  const readers = useActorRef(connectedReaders, { input: useSelector(actor, aboutOf) })
  const [id, setId] = useState<string>(() => edited?.id ?? newId())
  const busy = useSelector(actor, orderedComment) === id
  const [text, setText] = useState(edited?.text ?? '')
  const [audience, setAudience] = useState<Audience>(edited?.audience ?? 'own')
  const [chosen, setChosen] = useState<readonly Mentioned[]>(edited?.mentions ?? [])
  const close = useEffectEvent((ordered: string) => {
    if (ordered !== id) return
    if (edited) return onClose?.()
    setId(newId())
    setText('')
    setChosen([])
  })
  useEffect(() => {
    const subscription = actor.on('done', ({ order }) => close(order.comment))
    return () => subscription.unsubscribe()
  }, [actor])
  const people = useSelector(readers, readersFor(audience))
  const mentions = stillNamed(text, chosen)
    .map((one) => one.id)
    .slice(0, mostMentions)
  const submit = () => {
    if (busy || text.trim() === '') return
    const said = { comment: id, text, mentions }
    actor.send({ type: 'order.given', order: edited ? { type: 'edit', ...said } : { type: 'add', audience, ...said } })
  }
  return (
    <form
      className={classes.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <MentionInput
        label={t('label')}
        value={text}
        people={people}
        onChange={setText}
        onCall={() => readers.send({ type: 'people.wanted' })}
        onMention={(person) => setChosen([...chosen, person])}
        onSubmit={submit}
      />
      <div className={classes.foot}>
        {!edited && (
          <Select
            aria-label={t('audience')}
            value={audience}
            onChange={(_, { value }) => {
              setAudience(value as Audience)
              setChosen([])
            }}
          >
            {audiences.map((one) => (
              <option key={one} value={one}>
                {t(`audiences.${one}`)}
              </option>
            ))}
          </Select>
        )}
        <div className={classes.buttons}>
          {edited && <Button onClick={onClose}>{t('cancel')}</Button>}
          <Button type="submit" appearance="primary" disabledFocusable={busy || text.trim() === ''}>
            {t(edited ? 'save' : 'add')}
          </Button>
        </div>
      </div>
    </form>
  )
}
