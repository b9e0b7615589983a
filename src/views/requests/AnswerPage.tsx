import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { adhocRequest } from '../../areas/forms/adhocRequest.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useActing } from '../../pages/actions/useActing.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Drafted } from '../forms/Drafted.tsx'
import { readLiveForm } from './request.gateway.ts'

type RequestPage = PartProps<OwnRow<typeof adhocRequest.fields>>['page']

/** Where whoever asks something of a team answers the form of its type. */
const AnswerPage = ({ record, ...props }: RequestPage) =>
  record && <Opened key={record.id} {...props} record={record} />

const Opened = ({ record, area, onChanged }: RequestPage & { record: OwnRow<typeof adhocRequest.fields> }) => {
  const { t } = useTranslation('adhocRequest')
  const navigate = useNavigate()
  const actor = useActing(area, (answer) => onChanged?.(answer))
  const [isSent, setSent] = useState(false)
  const { answer: form, failed, retry } = useKept(readLiveForm, { type: record.type })
  const toRequest = () => navigate(`${area.route}/${record.id}`)
  if (isSent)
    return (
      <EmptyState title={t('answer.sent')} text={t('answer.sentText')}>
        <Button appearance="primary" onClick={toRequest}>
          {t('answer.toRequest')}
        </Button>
      </EmptyState>
    )
  if (failed && form === undefined) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (form === undefined) return <div aria-busy="true" />
  if (form === null) return <EmptyState title={t('actions.answer.reasons.isFormLive')} />
  return (
    <Drafted
      area={area.id}
      place={`answer.${record.id}`}
      action="answer"
      actor={actor}
      on={{ id: record.id, revision: record.revision }}
      definition={form.definition}
      variants={form.variants}
      onSent={() => setSent(true)}
    />
  )
}

export default AnswerPage
