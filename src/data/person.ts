import { useMemo } from 'react'
import { currentUser } from '../../machines/session/session.view.ts'
import { areaFor } from '../shared/area/sight.ts'
import type { Area } from '../shared/area/types.ts'
import { personOf, type Person } from '../shared/navigation/person.ts'
import { portal } from './portal.ts'
import { useSession } from './session.ts'

/** Who is signed in, as pages are opened to them; null when nobody is. */
export const usePerson = (): Person | null => {
  const user = useSession(currentUser)
  return useMemo(() => user && personOf(user, portal), [user])
}

/** An area as it is to who is signed in. */
export const useSeen = (area: Area): Area => {
  const user = useSession(currentUser)
  return areaFor(area, user?.permissions ?? [])
}
