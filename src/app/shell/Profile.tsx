import { useCallback, useState } from 'react'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import { ProfileButton } from './ProfileButton.tsx'

const load = () => import('./ProfileMenu.tsx')

export const Profile = () => {
  const [wanted, setWanted] = useState(false)
  const onFailed = useCallback(() => setWanted(false), [])
  const user = useSession(currentUser)
  if (!user) return null
  return (
    <Fetched wanted={wanted} load={load} props={{ user }} onFailed={onFailed}>
      <ProfileButton user={user} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)} />
    </Fetched>
  )
}
