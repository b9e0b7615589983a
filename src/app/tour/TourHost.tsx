import { useCallback, useState } from 'react'
import { currentUser } from '../../../machines/session/session.view.ts'
import { withWords } from '../../data/language.ts'
import { useSession } from '../../data/session.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import { sharedValue } from '../../ui/sharedValue.ts'

const load = withWords(() => import('./Tour.tsx'), ['tour'])

const tourWanted = sharedValue(false)

/** Shows the tour again, or no longer. */
export const wantTour = tourWanted.set

/** The tour, for who is here for the first time in their own name, and for who wants it again. */
export const TourHost = () => {
  const wanted = tourWanted.useNow()
  const user = useSession(currentUser)
  const [isSeen, setSeen] = useState(false)
  const isNew = user !== null && !user.toured && !user.seenBy && !user.actsFor && !isSeen
  const close = useCallback(() => {
    setSeen(true)
    wantTour(false)
  }, [])
  return <Fetched wanted={wanted || isNew} load={load} props={{ onClose: close }} onFailed={close} />
}
