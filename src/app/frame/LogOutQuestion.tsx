import { useTranslation } from 'react-i18next'
import { session } from '../../data/session.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

const LogOutQuestion = () => {
  const { t } = useTranslation('session')
  return (
    <ConfirmDialog
      title={t('logOut.title')}
      question={t('logOut.question')}
      confirmLabel={t('logOut.yes')}
      cancelLabel={t('logOut.no')}
      onConfirm={() => session.send({ type: 'signOut.confirmed' })}
      onCancel={() => session.send({ type: 'signOut.declined' })}
    />
  )
}

export default LogOutQuestion
