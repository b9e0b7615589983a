import { useTranslation } from 'react-i18next'
import type { adhocRequest } from '../../areas/forms/adhocRequest.ts'
import { formSubmission } from '../../areas/forms/formSubmission.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { within } from '../../shared/area/parents.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import AnswersTab from '../forms/AnswersTab.tsx'
import { readSubmission } from './request.gateway.ts'

type RequestRow = OwnRow<typeof adhocRequest.fields>

/** What whoever asks has answered last to the form of the type, as it asked. */
const RequestAnswersTab = ({ record, ...props }: PartProps<RequestRow>['tab']) => {
  const { t } = useTranslation('adhocRequest')
  const { form, submissionId: submission } = record
  if (!form || !submission) return <EmptyState title={t('answers.none')} text={t('answers.noneText')} />
  return <Given {...props} key={submission} form={form} submission={submission} />
}

interface GivenProps extends Omit<PartProps<RequestRow>['tab'], 'record'> {
  form: string
  submission: string
}

const Given = ({ form, submission, ...props }: GivenProps) => {
  const { t } = useTranslation('adhocRequest')
  const { answer, failed, retry } = useKept(readSubmission, { form, submission })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <div aria-busy="true" />
  return (
    <>
      <TextLink to={`${within(formSubmission, form).route}/${submission}`}>{t('answers.toSubmission')}</TextLink>
      <AnswersTab {...props} record={answer as Parameters<typeof AnswersTab>[0]['record']} />
    </>
  )
}

export default RequestAnswersTab
