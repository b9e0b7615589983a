import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet } from 'react-router-dom'
import { isStarting } from '../../machines/session/session.view.ts'
import { areas } from '../areas/registry.ts'
import { usePerson } from '../data/person.ts'
import { useSession } from '../data/session.ts'
import { accessTo } from '../shared/navigation/access.ts'
import type { Person } from '../shared/navigation/person.ts'
import { ErrorView } from './ErrorView.tsx'
import { landingOf } from './landing.ts'
import { forgetSentFrom, sentFrom } from './sentFrom.ts'
import { ShellSkeleton } from './shell/ShellSkeleton.tsx'

/** The sign-in page, or the way on for who is signed in. */
export const Entrance = () => {
  const starting = useSession(isStarting)
  const person = usePerson()
  if (starting) return <ShellSkeleton />
  return person ? <Onward person={person} /> : <Outlet />
}

/** To the page the person was sent away from, when it is still permitted, else to the landing page. */
const Onward = ({ person }: { person: Person }) => {
  const { t } = useTranslation()
  useEffect(forgetSentFrom, [])
  const from = sentFrom()
  const returning = from && accessTo(from.split('?')[0]!, areas, person) === 'granted'
  const target = returning ? from : landingOf(person)
  return target ? <Navigate to={target} replace /> : <ErrorView status={403} message={t('accessDenied')} />
}
