import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { isStarting, signOutReason } from '../../../machines/session/session.view.ts'
import { areas } from '../../areas/registry.ts'
import { usePerson } from '../../data/person.ts'
import { useSession } from '../../data/session.ts'
import { accessTo } from '../../shared/navigation/access.ts'
import { landingPage, menuOf } from '../../shared/navigation/menu.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { ErrorView } from '../ErrorView.tsx'
import { rememberSentFrom } from '../sentFrom.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'

/** Lets through who is signed in and may see the page; others are sent where they may be. */
export const Guard = ({ children }: { children: ReactNode }) => {
  const starting = useSession(isStarting)
  const person = usePerson()
  const access = useAccess()
  if (starting) return <ShellSkeleton />
  if (!person) return <SentToSignIn />
  return access === 'forbidden' ? <Refused landing={landingPage(menuOf(areas, person))} /> : children
}

/** What the signed-in person may do with the open page. */
export const useAccess = () => {
  const person = usePerson()
  const { pathname } = useLocation()
  return person ? accessTo(pathname, areas, person) : 'unknown'
}

const SentToSignIn = () => {
  const reason = useSession(signOutReason)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (reason !== 'chosen') rememberSentFrom(pathname + search)
  }, [reason, pathname, search])
  return <Navigate to="/" replace />
}

const Refused = ({ landing }: { landing: string | null }) => {
  const { t } = useTranslation()
  useEffect(() => notify({ kind: 'error', lead: t('errorLead'), text: t('accessDenied') }), [t])
  return landing ? <Navigate to={landing} replace /> : <ErrorView status={403} message={t('accessDenied')} />
}
