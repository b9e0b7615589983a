import { useTranslation } from 'react-i18next'
import type { adhocRequest } from '../../areas/forms/adhocRequest.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { CaseAnswerPage } from '../forms/CaseAnswerPage.tsx'
import { readLiveForm } from './request.gateway.ts'

type RequestRow = OwnRow<typeof adhocRequest.fields>
type RequestPage = PartProps<RequestRow>['page']

/** Where whoever asks something of a team answers the form of its type. */
const RequestAnswerPage = ({ record, ...props }: RequestPage) =>
  record && <Opened key={record.id} {...props} record={record} />

const Opened = ({ record, ...props }: RequestPage & { record: RequestRow }) => {
  const { t } = useTranslation('adhocRequest')
  const { answer, failed, retry } = useKept(readLiveForm, { type: record.type })
  const none = t('actions.answer.reasons.isFormLive')
  return <CaseAnswerPage {...props} record={record} form={answer} failed={failed} onRetry={retry} none={none} />
}

export default RequestAnswerPage
