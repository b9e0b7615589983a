import { useMemo } from 'react'
import { currentUser } from '../../machines/session/session.view.ts'
import { outlines } from '../areas/outlines.ts'
import type { Outline } from '../shared/area/outline.ts'
import { mayName } from '../shared/area/parents.ts'
import { areaFor } from '../shared/area/sight.ts'
import type { Area } from '../shared/area/types.ts'
import { isMobilePage } from '../shared/mobile/page.ts'
import { accessTo } from '../shared/navigation/access.ts'
import { personOf, type Person } from '../shared/navigation/person.ts'
import { portal } from './portal.ts'
import { useSession } from './session.ts'
import { isMobile } from './viewport.ts'

/** Who is signed in, as pages are opened to them; null when nobody is. */
export const usePerson = (): Person | null => {
  const user = useSession(currentUser)
  return useMemo(() => user && personOf(user, portal), [user])
}

/** Whether the reader may open a page at a path, in the layout of this window. */
export const useMayOpen = (): ((path: string) => boolean) => {
  const person = usePerson()
  return (path) =>
    person !== null && accessTo(path, outlines, person) === 'granted' && (!isMobile() || isMobilePage(path, outlines))
}

/** Whether the reader is told what the records of an area are called. */
export const useMayName = (): ((area: Outline) => boolean) => {
  const user = useSession(currentUser)
  return (area) => mayName(area, user?.permissions ?? [])
}

/** The areas of cases that the reader may open. */
export const useCaseAreas = () => {
  const mayOpen = useMayOpen()
  return outlines.filter(({ lifecycle, route }) => lifecycle && mayOpen(route))
}

/** An area as it is to who is signed in. */
export const useSeen = (area: Area): Area => {
  const user = useSession(currentUser)
  return areaFor(area, user?.permissions ?? [])
}
