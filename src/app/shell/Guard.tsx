import { lazy, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import {
  isAccountRefused,
  isExpired,
  isForbidden,
  isStranded,
  isUndecided,
  type AccessSnapshot,
} from '../access/access.view.ts'
import { signOutReason } from '../../../machines/session/session.view.ts'
import { outlines } from '../../areas/outlines.ts'
import { withWords } from '../../data/language.ts'
import { usePerson } from '../../data/person.ts'
import { useSession } from '../../data/session.ts'
import { isRefusedInPlace } from '../../shared/navigation/access.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { ErrorView } from '../ErrorView.tsx'
import { landingOf } from '../landing.ts'
import { rememberSentFrom } from '../sentFrom.ts'
import { usePreloaded, type Preload } from '../usePreloaded.ts'
import { ShellSkeleton } from '../frame/ShellSkeleton.tsx'
import { useAccess } from '../access/useAccess.ts'

const AccountRefused = lazy(withWords(() => import('../mobile/AccountRefused.tsx'), ['mobile']))

interface GuardProps {
  preload: Preload
  children(access: AccessSnapshot): ReactNode
}

/** Lets through who is signed in and may see the page; others are sent where they may be. */
export const Guard = ({ preload, children }: GuardProps) => {
  const access = useAccess()
  const { pathname } = useLocation()
  const isThere = usePreloaded(preload, pathname)
  if (isUndecided(access)) return <ShellSkeleton />
  if (isExpired(access)) return <SentToSignIn />
  if (isAccountRefused(access)) return <AccountRefused />
  if (isForbidden(access) && isRefusedInPlace(pathname, outlines)) return <RefusedInPlace />
  if (isForbidden(access)) return <Refused goesOn={!isStranded(access)} />
  return isThere ? children(access) : <ShellSkeleton />
}

const SentToSignIn = () => {
  const reason = useSession(signOutReason)
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (reason !== 'chosen') rememberSentFrom(pathname + search + hash)
  }, [reason, pathname, search, hash])
  return <Navigate to="/" replace />
}

const RefusedInPlace = () => {
  const { t } = useTranslation()
  return <ErrorView status={403} message={t('pageDenied')} />
}

const Refused = ({ goesOn }: { goesOn: boolean }) => {
  const { t } = useTranslation()
  const person = usePerson()
  useEffect(() => notify({ kind: 'error', lead: t('errorLead'), text: t('accessDenied') }), [t])
  const landing = goesOn && person ? landingOf(person) : null
  return landing ? <Navigate to={landing} replace /> : <ErrorView status={403} message={t('accessDenied')} />
}
