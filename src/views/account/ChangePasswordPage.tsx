import { useTranslation } from 'react-i18next'
import { placeOf } from '../../data/recovery/recovery.view.ts'
import { currentUser, isStarting } from '../../../machines/session/session.view.ts'
import { useRecovery } from '../../data/recovery/recovery.gateway.ts'
import { useSession } from '../../data/session.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { CleanLayout } from '../signIn/CleanLayout.tsx'
import { GrantedPassword } from './GrantedPassword.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { Placed } from './Placed.tsx'

/** A new password, for who has proven the address by a code, or is signed in and knows the present one. */
const ChangePasswordPage = () => {
  const { t } = useTranslation('credentials')
  const place = useRecovery(placeOf)
  const starting = useSession(isStarting)
  const user = useSession(currentUser)
  usePageTitle(t('password.title'))
  if (place === null && (starting || user)) return <CleanLayout>{user && <OwnPassword user={user} />}</CleanLayout>
  return (
    <Placed>
      <GrantedPassword />
    </Placed>
  )
}

export default ChangePasswordPage
