import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInFailure } from '../../machines/session/session.types.ts'
import { isSigningIn, signInFailure } from '../../machines/session/session.view.ts'
import { session } from '../data/session.ts'
import { dismiss, notices, notify } from '../ui/snackbar/snackbar.ts'

/** Says what the session has to tell: that it ended, or why a sign-in failed, until the next try. */
export const useAnnouncements = (): void => {
  const { t } = useTranslation('session')
  useEffect(() => {
    const expiry = session.on('expiry.announced', () => notify({ kind: 'error', text: t('expired') }))
    let told = signInFailure(session.getSnapshot())
    const failures = session.subscribe((snapshot) => {
      const failure = signInFailure(snapshot)
      if (isSigningIn(snapshot)) notices().forEach(({ id }) => dismiss(id))
      if (failure && failure !== told)
        notify({ kind: 'error', text: isAnswered(failure) ? failure.message : t('common:snackbar.unexpected') })
      told = failure
    })
    return () => {
      expiry.unsubscribe()
      failures.unsubscribe()
    }
  }, [t])
}

/** The server says in the reader's language why it refused; what the browser says of a broken connection is for nobody. */
const isAnswered = ({ code, message }: SignInFailure) => message !== '' && code !== 'UNREACHABLE'
