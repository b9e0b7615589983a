import { useTranslation } from 'react-i18next'
import { formSubmission } from '../../areas/forms/formSubmission.ts'
import { ask } from '../../data/call.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { PartProps } from '../../pages/parts.ts'
import { within } from '../../shared/area/parents.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import AnswersTab from './AnswersTab.tsx'

interface Given {
  form: string
  submission: string
}

const readSubmission = ({ form, submission: id }: Given, signal: AbortSignal) =>
  ask(within(formSubmission, form), 'detail', { id }, { signal })

interface Answered {
  form?: string | null
  submissionId?: string | null
}

type AnswersProps = PartProps['tab']

/** What was answered last to the form of a case, as it was asked. */
const CaseAnswersTab = ({ record, ...props }: Omit<AnswersProps, 'record'> & { record: Answered }) => {
  const { name } = props.area
  const { t } = useTranslation(name)
  const { form, submissionId: submission } = record
  if (!form || !submission) return <EmptyState title={t(`${name}:answers.none`)} text={t(`${name}:answers.noneText`)} />
  return <Read {...props} key={submission} form={form} submission={submission} />
}

const Read = ({ form, submission, ...props }: Omit<AnswersProps, 'record'> & Given) => {
  const { t } = useTranslation('formSubmission')
  const { answer, failed, retry } = useKept(readSubmission, { form, submission })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <div aria-busy="true" />
  return (
    <>
      <TextLink to={`${within(formSubmission, form).route}/${submission}`}>{t('formSubmission:alone')}</TextLink>
      <AnswersTab {...props} record={answer as Parameters<typeof AnswersTab>[0]['record']} />
    </>
  )
}

export default CaseAnswersTab
