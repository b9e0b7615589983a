import { lazy, Suspense, useState } from 'react'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { ProfileButton } from './ProfileButton.tsx'

const ProfileMenu = lazy(() => import('./ProfileMenu.tsx'))

/** The menu itself is fetched when it is first opened. */
export const Profile = () => {
  const [wanted, setWanted] = useState(false)
  const user = useSession(currentUser)
  if (!user) return null
  const closed = (
    <ProfileButton user={user} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
  )
  return wanted ? (
    <Suspense fallback={closed}>
      <ProfileMenu user={user} />
    </Suspense>
  ) : (
    closed
  )
}
