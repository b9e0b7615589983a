import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'

/** Asks before what was typed is left behind. */
export const LeaveQuestion = ({ held }: { held: boolean }) => {
  const { t } = useTranslation('form')
  const way = useLeaveGuard(held)
  if (!way) return null
  return (
    <ConfirmDialog
      title={t('leave.title')}
      question={t('leave.question')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      intent="danger"
      onConfirm={way.leave}
      onCancel={way.stay}
    />
  )
}
