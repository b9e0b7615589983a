import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../machines/session/failure.ts'
import { isSigningIn, signInFailure, type SessionSnapshot } from '../../machines/session/session.view.ts'
import { session } from '../data/session.ts'
import { respond } from '../ui/snackbar/respond.ts'
import { dismiss, notices, notify } from '../ui/snackbar/snackbar.ts'

/** Says what the session has to tell: that it ended, why a sign-in failed, until the next try, or why an organisation cannot be entered. */
export const useAnnouncements = (): void => {
  const { t } = useTranslation('session')
  const told = useRef<Failure | null>(null)
  useEffect(() => {
    const tell = (failure: Failure) =>
      notify({ kind: 'error', text: saidOf(failure) ?? t('common:snackbar.unexpected') })
    const hear = (snapshot: SessionSnapshot) => {
      const failure = signInFailure(snapshot)
      if (isSigningIn(snapshot)) notices().forEach(({ id }) => dismiss(id))
      if (failure && failure !== told.current) tell(failure)
      told.current = failure
    }
    hear(session.getSnapshot())
    const subscriptions = [
      session.on('expiry.announced', () => notify({ kind: 'error', text: t('expired') })),
      session.on('switch.failed', ({ failure }) => respond({ ok: false, message: saidOf(failure) })),
      session.subscribe(hear),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [t])
}

/** The server says in the reader's language why it refused; what the browser says of a broken connection is for nobody. */
const saidOf = ({ code, message }: Failure): string | undefined =>
  code === 'UNREACHABLE' ? undefined : message || undefined
