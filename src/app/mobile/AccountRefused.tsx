import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../data/session.ts'
import { mobileWidth } from '../../shared/mobile/width.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { ShellSkeleton } from '../frame/ShellSkeleton.tsx'

/** Says why, and logs out. */
const AccountRefused = () => {
  const { t } = useTranslation('mobile')
  useEffect(() => {
    notify({ kind: 'error', text: t('accountNotEligible', { width: mobileWidth }) })
    session.send({ type: 'account.refused' })
  }, [t])
  return <ShellSkeleton />
}

export default AccountRefused
