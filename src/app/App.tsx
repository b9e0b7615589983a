import { FluentProvider } from '@fluentui/react-components'
import { useLayoutEffect } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { currentUser } from '../../machines/session/session.view.ts'
import { useSession } from '../data/session.ts'
import { storedOrganisation } from '../data/sessionStore.ts'
import { SnackbarHost } from '../ui/snackbar/SnackbarHost.tsx'
import { useScheme } from './appearance.ts'
import { themeOf } from './theme/themes.ts'
import { useAnnouncements } from './useAnnouncements.ts'

export const App = ({ router }: Pick<RouterProviderProps, 'router'>) => {
  const scheme = useScheme()
  const user = useSession(currentUser)
  const organisation = user?.organization ?? storedOrganisation()
  const theme = themeOf(organisation?.colorTheme?.primary, scheme)
  useAnnouncements()
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = scheme
  }, [scheme])
  return (
    <FluentProvider theme={theme}>
      <RouterProvider router={router} />
      <SnackbarHost />
    </FluentProvider>
  )
}
