import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'

interface LeaveQuestionProps {
  held: boolean
  /** Another address of the same page leaves nothing behind. */
  stays?: boolean
  /** What would be left behind, where that is not what was typed. */
  question?: string
  confirmLabel?: string
}

/** Asks before something is left behind. */
export const LeaveQuestion = ({ held, stays = false, question, confirmLabel }: LeaveQuestionProps) => {
  const { t } = useTranslation('form')
  const way = useLeaveGuard(held, stays)
  if (!way) return null
  return (
    <ConfirmDialog
      title={t('leave.title')}
      question={question ?? t('leave.question')}
      confirmLabel={confirmLabel ?? t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      intent="danger"
      onConfirm={way.leave}
      onCancel={way.stay}
    />
  )
}
