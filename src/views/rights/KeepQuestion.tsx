import { Field, Input, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { useErrorText } from '../../pages/errorText.ts'
import { type IdleAccount, reviewDays } from '../../shared/endpoints/answers/rights.ts'
import { seeingReason } from '../../shared/endpoints/answers/sessions.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { reviewMachine } from './review.machine.ts'
import { failureOfReview, isKeeping } from './review.view.ts'

interface KeepQuestionProps {
  actor: ActorRefFrom<typeof reviewMachine>
  account: IdleAccount
}

/** Asks why somebody keeps what they do not use. */
export const KeepQuestion = ({ actor, account: { name, roles } }: KeepQuestionProps) => {
  const { t } = useTranslation('userAccount')
  const errorText = useErrorText()
  const keeping = useSelector(actor, isKeeping)
  const failure = useSelector(actor, failureOfReview)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isWanting = reason.trim().length < seeingReason.least

  const confirm = () => {
    setAsked(true)
    if (isWanting) field.current?.focus()
    else actor.send({ type: 'keep.confirmed', reason: reason.trim() })
  }

  return (
    <ConfirmDialog
      title={t('review.question')}
      subject={`${name}: ${roles.map((role) => role.name).join(', ')}`}
      question={t('review.what', { days: reviewDays })}
      confirmLabel={t('review.keep')}
      busy={keeping}
      onConfirm={confirm}
      onCancel={() => actor.send({ type: 'keep.declined' })}
    >
      {failure !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{errorText(failure)}</MessageBarBody>
        </MessageBar>
      )}
      <Field
        label={t('review.reason')}
        required
        validationMessage={isAsked && isWanting ? t('review.reasonMissing', { least: seeingReason.least }) : undefined}
      >
        <Input ref={field} value={reason} maxLength={seeingReason.most} onChange={(_, { value }) => setReason(value)} />
      </Field>
    </ConfirmDialog>
  )
}
