import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet } from 'react-router-dom'
import type { User } from '../../machines/session/session.types.ts'
import { currentUser, isStarting } from '../../machines/session/session.view.ts'
import { areas } from '../areas/registry.ts'
import { useSession } from '../data/session.ts'
import { accessTo, landingPage, menuOf } from '../shared/menu.ts'
import { ErrorView } from './ErrorView.tsx'
import { forgetSentFrom, sentFrom } from './sentFrom.ts'
import { ShellSkeleton } from './shell/ShellSkeleton.tsx'

/** The sign-in page, or the way on for who is signed in. */
export const Entrance = () => {
  const starting = useSession(isStarting)
  const user = useSession(currentUser)
  if (starting) return <ShellSkeleton />
  return user ? <Onward user={user} /> : <Outlet />
}

/** To the page the person was sent away from, when it is still permitted, else to the landing page. */
const Onward = ({ user: { permissions } }: { user: User }) => {
  const { t } = useTranslation()
  useEffect(forgetSentFrom, [])
  const from = sentFrom()
  const returning = from && accessTo(from.split('?')[0]!, areas, permissions) === 'granted'
  const target = returning ? from : landingPage(menuOf(areas, permissions))
  return target ? <Navigate to={target} replace /> : <ErrorView status={403} message={t('accessDenied')} />
}
