import { useMemo } from 'react'
import { currentUser } from '../../machines/session/session.view.ts'
import { personOf, type Person } from '../shared/navigation/person.ts'
import { portal } from './portal.ts'
import { useSession } from './session.ts'

/** Who is signed in, as pages are opened to them; null when nobody is. */
export const usePerson = (): Person | null => {
  const user = useSession(currentUser)
  return useMemo(() => user && personOf(user, portal), [user])
}
