import { useTranslation } from 'react-i18next'
import { grants } from '../../../machines/kernel/grants.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { formSubmission } from '../../areas/forms/formSubmission.ts'
import { useSession } from '../../data/session.ts'
import ReadForm from '../../pages/fill/ReadForm.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { answersOf, type SubmissionTab, useAsked } from './submission.ts'

const { permission } = formSubmission.fields.personal.guarded

/** Answers as they were asked for, by the version that asked. */
const AnswersTab = ({ record }: SubmissionTab) => {
  const { t } = useTranslation(['formSubmission', 'fill'])
  const permissions = useSession(currentUser)?.permissions ?? []
  const { answer, failed, retry } = useAsked(record)
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <div aria-busy="true" />
  const isTold = grants(permissions, permission)
  return (
    <ReadForm
      definition={answer}
      answers={answersOf(record)}
      at={record.created_at!}
      shown={record.shown as string[]}
      withheld={isTold ? (record.status === 'BLANKED' ? t('blanked') : undefined) : t('withheld')}
    />
  )
}

export default AnswersTab
