import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { postQuote } from '../../areas/forms/postQuote.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { Bone } from '../../ui/Bone.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ByLink } from './ByLink.tsx'
import { Drafted } from './Drafted.tsx'
import { answering, readQuestions } from './questions.gateway.ts'

type Page = PartProps<OwnRow<typeof postQuote.fields>>['page']

interface OpenedProps extends Page {
  record: OwnRow<typeof postQuote.fields>
}

const useStyles = makeStyles({
  page: { display: 'grid', gap: tokens.spacingVerticalL, gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** Where an insurer’s further questions on a quotation are answered, or our own form while the insurer is away. */
const QuestionsPage = ({ record, ...props }: Page) => record && <Opened key={record.id} {...props} record={record} />

const Opened = (props: OpenedProps) => {
  const { id, status } = props.record
  const { t } = useTranslation('postQuoteForm')
  const classes = useStyles()
  const navigate = useNavigate()
  const [isOwn, setOwn] = useState(false)
  const [isSent, setSent] = useState(false)
  const toRecord = <Button onClick={() => navigate(`${postQuote.route}/${id}`)}>{t('questions.toRecord')}</Button>
  if (isSent)
    return (
      <EmptyState title={t('questions.sent')} text={t('questions.sentText')}>
        {toRecord}
      </EmptyState>
    )
  if (status !== 'AWAITING') return <EmptyState title={t('questions.over')}>{toRecord}</EmptyState>
  return (
    <div className={classes.page}>
      <ByLink {...props} page="questions" />
      <Asking key={String(isOwn)} {...props} isOwn={isOwn} onOwn={() => setOwn(true)} onSent={() => setSent(true)} />
    </div>
  )
}

interface AskingProps extends OpenedProps {
  isOwn: boolean
  onOwn(): void
  onSent(): void
}

const Asking = ({ isOwn, onOwn, onSent, area, record: { id, revision } }: AskingProps) => {
  const { t } = useTranslation('postQuoteForm')
  const actor = useActorRef(answering)
  const { answer, failed, retry } = useKept(readQuestions, { id, own: isOwn })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer)
    return (
      <div aria-busy="true" role="status">
        {!isOwn && <span>{t('questions.asking')}</span>}
        <Bone />
      </div>
    )
  if (answer.error !== null)
    return isOwn ? (
      <EmptyState title={t('questions.noForm')} />
    ) : (
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>{t(`failures.${answer.error}`)}</MessageBarBody>
        <MessageBarActions>
          <Button appearance="primary" onClick={onOwn}>
            {t('questions.fillForm')}
          </Button>
          <Button onClick={retry}>{t('common:retry')}</Button>
        </MessageBarActions>
      </MessageBar>
    )
  return (
    <>
      {isOwn && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t('questions.own')}</MessageBarBody>
        </MessageBar>
      )}
      <Drafted
        area={area.id}
        place={`questions.${id}`}
        action="fill"
        actor={actor}
        on={{ id, revision }}
        beside={{ questions: answer.questions }}
        definition={answer.design}
        version={answer.questions}
        known={answer.known}
        variants={[]}
        onSent={onSent}
      />
    </>
  )
}

export default QuestionsPage
