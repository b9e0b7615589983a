import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../machines/session/session.view.ts'
import { session, useSession } from '../../data/session.ts'
import { mobileWidth } from '../../shared/mobile/width.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { ShellSkeleton } from '../frame/ShellSkeleton.tsx'

/** Says why, and logs out; who acts for somebody whose account it is not for is themselves again. */
const AccountRefused = () => {
  const { t } = useTranslation('mobile')
  const isActing = useSession(currentUser)?.actsFor !== undefined
  useEffect(() => {
    notify({ kind: 'error', text: t('accountNotEligible', { width: mobileWidth }) })
    session.send(isActing ? { type: 'session.switched', to: { actFor: null } } : { type: 'account.refused' })
  }, [t, isActing])
  return <ShellSkeleton />
}

export default AccountRefused
