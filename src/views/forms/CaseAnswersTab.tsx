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
  /** Of the submission; a case that does not tell the one tells the other. */
  id: string | null
  number: string
}

const readSubmission = async ({ form, id, number }: Given, signal: AbortSignal) => {
  const area = within(formSubmission, form)
  const found = async () => {
    const { data } = await ask(area, 'list', { search: number, total: false }, { signal })
    return data.find((row) => row['number'] === number)?.id ?? null
  }
  const called = id ?? (await found())
  return called && ask(area, 'detail', { id: called }, { signal })
}

interface Answered {
  form?: string | null
  submissionId?: string | null
  submission?: string | null
}

type AnswersProps = PartProps['tab']

/** What was answered last to the form of a case, as it was asked. */
const CaseAnswersTab = ({ record, ...props }: Omit<AnswersProps, 'record'> & { record: Answered }) => {
  const { name } = props.area
  const { t } = useTranslation(name)
  const { form, submissionId: id = null, submission: number } = record
  if (!form || !number) return <EmptyState title={t(`${name}:answers.none`)} text={t(`${name}:answers.noneText`)} />
  return <Read {...props} key={number} form={form} id={id} number={number} />
}

const Read = ({ form, id, number, ...props }: Omit<AnswersProps, 'record'> & Given) => {
  const { t } = useTranslation('formSubmission')
  const { answer, failed, retry } = useKept(readSubmission, { form, id, number })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <div aria-busy="true" />
  return (
    <>
      <TextLink to={`${within(formSubmission, form).route}/${answer.id}`}>{t('formSubmission:alone')}</TextLink>
      <AnswersTab {...props} record={answer as Parameters<typeof AnswersTab>[0]['record']} />
    </>
  )
}

export default CaseAnswersTab
