import { makeStyles, tokens } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import { Drawer } from './Drawer.tsx'
import { Shortcuts } from '../shortcuts/Shortcuts.tsx'
import { LogOut } from '../frame/LogOut.tsx'
import { drawerWidth, narrow } from '../frame/measures.ts'
import { OverlayDrawer } from './OverlayDrawer.tsx'
import { TopBar } from './TopBar.tsx'
import { PrintHead } from '../frame/PrintHead.tsx'
import { ActsFor } from '../frame/ActsFor.tsx'
import { SeenAs } from '../frame/SeenAs.tsx'
import { OnScreen } from '../../ui/OnScreen.tsx'
import { SkipLink } from '../frame/SkipLink.tsx'
import { TourHost } from '../tour/TourHost.tsx'
import { useFocusOnNavigation } from '../frame/useFocusOnNavigation.ts'

const useStyles = makeStyles({
  drawer: {
    position: 'fixed',
    insetBlock: 0,
    left: 0,
    width: `${drawerWidth}px`,
    [narrow]: { display: 'none' },
  },
  column: {
    display: 'flex',
    flexDirection: 'column',
    marginLeft: `${drawerWidth}px`,
    minHeight: '100vh',
    [narrow]: { marginLeft: 0 },
    '@media print': { marginLeft: 0 },
  },
  main: {
    flexGrow: 1,
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXL}`,
    [narrow]: { padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}` },
    '@media print': { padding: 0 },
  },
})

/** The desktop layout: drawer, top bar, page. */
const Frame = ({ children }: { children: ReactNode }) => {
  const classes = useStyles()
  const [menuOpen, setMenuOpen] = useState(false)
  const heading = useFocusOnNavigation()
  return (
    <>
      <SkipLink />
      <OnScreen>
        <Drawer className={classes.drawer} />
      </OnScreen>
      {menuOpen && <OverlayDrawer onClose={() => setMenuOpen(false)} />}
      <div className={classes.column}>
        <TopBar heading={heading} onOpenMenu={() => setMenuOpen(true)} />
        <main id="main" className={classes.main} tabIndex={-1}>
          <PrintHead />
          {children}
        </main>
        <SeenAs />
        <ActsFor />
      </div>
      <LogOut />
      <Shortcuts />
      <TourHost />
    </>
  )
}

export default Frame
