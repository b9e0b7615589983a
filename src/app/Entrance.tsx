import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useNavigate } from 'react-router-dom'
import { isStarting, pendingVerification } from '../../machines/session/session.view.ts'
import { outlines } from '../areas/outlines.ts'
import { usePerson } from '../data/person.ts'
import { beginActivation, useSession } from '../data/session.ts'
import { accessTo } from '../shared/navigation/access.ts'
import type { Person } from '../shared/navigation/person.ts'
import { notify } from '../ui/snackbar/snackbar.ts'
import { ErrorView } from './ErrorView.tsx'
import { landingOf } from './landing.ts'
import { forgetSentFrom, sentFrom } from './sentFrom.ts'
import { ShellSkeleton } from './frame/ShellSkeleton.tsx'
import { usePreloaded, type Preload } from './usePreloaded.ts'

/** The sign-in page, or the way on for who is signed in. */
export const Entrance = ({ preload }: { preload: Preload }) => {
  const starting = useSession(isStarting)
  const person = usePerson()
  useActivation()
  if (starting) return <ShellSkeleton />
  return person ? <Onward person={person} preload={preload} /> : <Outlet />
}

/** Who has to activate the account first goes on with the code that was mailed. */
const useActivation = () => {
  const verification = useSession(pendingVerification)
  const navigate = useNavigate()
  const { t } = useTranslation()
  useEffect(() => {
    if (!verification) return
    beginActivation(verification).then(
      (place) => navigate(place),
      () => notify({ kind: 'error', text: t('snackbar.unreachable') }),
    )
  }, [verification, navigate, t])
}

/** To the page the person was sent away from, when it is still permitted, else to the landing page. */
const Onward = ({ person, preload }: { person: Person; preload: Preload }) => {
  const { t } = useTranslation()
  const [from] = useState(sentFrom)
  useEffect(forgetSentFrom, [])
  const returning = from && accessTo(from.split(/[?#]/)[0]!, outlines, person) === 'granted'
  const target = returning ? from : landingOf(person)
  const isThere = usePreloaded(preload, target ?? '/')
  if (!target) return <ErrorView status={403} message={t('accessDenied')} />
  return isThere ? <Navigate to={target} replace /> : <ShellSkeleton />
}
