import { FluentProvider } from '@fluentui/react-components'
import { useLayoutEffect } from 'react'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import { currentUser } from '../../machines/session/session.view.ts'
import { useScheme } from '../data/appearance.ts'
import { portal } from '../data/portal.ts'
import { usePrintedAt } from '../data/printing.ts'
import '../data/readerZone.ts'
import { useSession } from '../data/session.ts'
import { storedOrganisation } from '../data/sessionStore.ts'
import '../ui/historySteps.ts'
import { FocusKeeper } from '../ui/modal/FocusKeeper.tsx'
import { SnackbarHost } from '../ui/snackbar/SnackbarHost.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { routes } from './routes.tsx'
import { primaryOf, themeOf } from './theme/themes.ts'
import './print.css'
import { useAnnouncements } from './useAnnouncements.ts'
import { useScrollMemory } from './useScrollMemory.ts'

export const App = () => {
  const chosen = useScheme()
  const scheme = usePrintedAt() === null ? chosen : 'light'
  const user = useSession(currentUser)
  const organisation = user?.organization ?? storedOrganisation()
  useAnnouncements()
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme
  }, [scheme])
  return (
    <FluentProvider style={{ minHeight: '100dvh' }} theme={themeOf(primaryOf(organisation, portal.campaign), scheme)}>
      <BrowserRouter>
        <ErrorBoundary>
          <Pages />
        </ErrorBoundary>
      </BrowserRouter>
      <SnackbarHost />
      <FocusKeeper />
    </FluentProvider>
  )
}

const Pages = () => {
  useScrollMemory()
  return useRoutes(routes)
}
