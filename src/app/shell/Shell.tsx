import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { isAskedToLeave } from '../../../machines/session/session.view.ts'
import { session, useSession } from '../../data/session.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { NotFound } from '../NotFound.tsx'
import { Drawer } from './Drawer.tsx'
import { Fetched } from './Fetched.tsx'
import { Guard, useAccess } from './Guard.tsx'
import { drawerWidth, narrow } from './measures.ts'
import { OverlayDrawer } from './OverlayDrawer.tsx'
import { TopBar } from './TopBar.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

const loadQuestion = () => import('./LogOutQuestion.tsx')
const stay = () => session.send({ type: 'signOut.declined' })

const useStyles = makeStyles({
  skip: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    zIndex: 100,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ':not(:focus)': { transform: 'translateY(-200%)' },
  },
  drawer: {
    position: 'fixed',
    insetBlock: 0,
    left: 0,
    width: `${drawerWidth}px`,
    [narrow]: { display: 'none' },
  },
  column: { marginLeft: `${drawerWidth}px`, minHeight: '100vh', [narrow]: { marginLeft: 0 } },
  main: {
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXL}`,
    [narrow]: { padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}` },
  },
})

/** The frame around every page of a signed-in person. */
export const Shell = () => (
  <Guard>
    <Frame />
  </Guard>
)

const Frame = () => {
  const { t } = useTranslation()
  const classes = useStyles()
  const [menuOpen, setMenuOpen] = useState(false)
  const leaving = useSession(isAskedToLeave)
  const access = useAccess()
  const heading = useFocusOnNavigation()
  return (
    <>
      <a className={classes.skip} href="#main">
        {t('skipToContent')}
      </a>
      <Drawer className={classes.drawer} />
      {menuOpen && <OverlayDrawer onClose={() => setMenuOpen(false)} />}
      <div className={classes.column}>
        <TopBar heading={heading} onOpenMenu={() => setMenuOpen(true)} />
        <main id="main" className={classes.main} tabIndex={-1}>
          {access === 'unknown' ? (
            <NotFound />
          ) : (
            <ErrorBoundary>
              <Suspense>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          )}
        </main>
      </div>
      <Fetched wanted={leaving} load={loadQuestion} props={{}} onFailed={stay} />
    </>
  )
}
