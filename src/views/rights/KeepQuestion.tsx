import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { useErrorText } from '../../pages/errorText.ts'
import { ReasonField, useReason } from '../../pages/form/ReasonField.tsx'
import { type IdleAccount, reviewDays } from '../../shared/endpoints/answers/rights.ts'
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
  const reason = useReason()

  return (
    <ConfirmDialog
      title={t('review.question')}
      subject={`${name}: ${roles.map((role) => role.name).join(', ')}`}
      question={t('review.what', { days: reviewDays })}
      confirmLabel={t('review.keep')}
      busy={keeping}
      onConfirm={() => reason.withReason((said) => actor.send({ type: 'keep.confirmed', reason: said }))}
      onCancel={() => actor.send({ type: 'keep.declined' })}
    >
      {failure !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{errorText(failure)}</MessageBarBody>
        </MessageBar>
      )}
      <ReasonField reason={reason} label={t('review.reason')} />
    </ConfirmDialog>
  )
}
