import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useActing } from '../../pages/actions/useActing.ts'
import type { PartProps } from '../../pages/parts.ts'
import type { Answers, Definition } from '../../shared/forms/definition.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Drafted } from './Drafted.tsx'

/** What a case asks by its form. */
export interface CaseForm {
  definition: Definition
  version: string
  variants: { code: string; name: string }[]
  known?: Answers
  /** What was answered to it before. */
  before?: Answers
}

interface CaseAnswerPageProps extends Omit<PartProps['page'], 'record'> {
  record: { id: string; revision: number }
  /** Null where nobody is asked now; undefined until it is read. */
  form: CaseForm | null | undefined
  failed: boolean
  onRetry(): void
  /** Why nobody is asked. */
  none: string
  /** What follows from the answers, where that is not always the same. */
  sentText?: string | undefined
}

/** Where a person answers the form of a case; its words are of the area of the case. */
export const CaseAnswerPage = (props: CaseAnswerPageProps) => {
  const { record, area, onChanged, form, failed, onRetry, none, sentText } = props
  const { t } = useTranslation(area.name)
  const navigate = useNavigate()
  const actor = useActing(area, (answer) => onChanged?.(answer))
  const [isSent, setSent] = useState(false)
  if (isSent)
    return (
      <EmptyState title={t(`${area.name}:answer.sent`)} text={sentText ?? t(`${area.name}:answer.sentText`)}>
        <Button appearance="primary" onClick={() => navigate(`${area.route}/${record.id}`)}>
          {t(`${area.name}:answer.toCase`)}
        </Button>
      </EmptyState>
    )
  if (failed && form === undefined) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={onRetry} />
  if (form === undefined) return <div aria-busy="true" />
  if (form === null) return <EmptyState title={none} />
  return (
    <Drafted
      area={area.id}
      place={`answer.${record.id}`}
      action="answer"
      actor={actor}
      on={{ id: record.id, revision: record.revision }}
      definition={form.definition}
      version={form.version}
      variants={form.variants}
      {...(form.known && { known: form.known })}
      {...(form.before && { before: form.before })}
      onSent={() => setSent(true)}
    />
  )
}
