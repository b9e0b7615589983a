import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { grants } from '../../../machines/kernel/grants.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import type { adhocRequest } from '../../areas/forms/adhocRequest.ts'
import { formSubmission } from '../../areas/forms/formSubmission.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useSession } from '../../data/session.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { CaseAnswerPage } from '../forms/CaseAnswerPage.tsx'
import { readAsked } from './request.gateway.ts'

type RequestRow = OwnRow<typeof adhocRequest.fields>
type RequestPage = PartProps<RequestRow>['page']

/** Where whoever asks something of a team answers the form of its type. */
const RequestAnswerPage = ({ record, ...props }: RequestPage) =>
  record && <Opened key={record.id} {...props} record={record} />

const Opened = ({ record, ...props }: RequestPage & { record: RequestRow }) => {
  const { t } = useTranslation('adhocRequest')
  const mayRead = grants(useSession(currentUser)?.permissions ?? [], formSubmission.permissions.detail)
  const [asked] = useState(() => {
    const { type, form, submissionId } = record
    return { type, form, last: mayRead ? submissionId : null }
  })
  const { answer, failed, retry } = useKept(readAsked, asked)
  const none = t('actions.answer.reasons.isFormLive')
  return (
    <CaseAnswerPage
      {...props}
      record={record}
      form={answer}
      failed={failed}
      onRetry={retry}
      none={none}
      sentText={record.reviewer ? t('answer.sentToReviewer') : undefined}
    />
  )
}

export default RequestAnswerPage
