import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { outlines } from '../../areas/outlines.ts'
import { bodyHeight } from '../../ui/layout/layout.view.ts'
import { entryAt } from '../../shared/mobile/bar.ts'
import { useLayoutState } from '../../ui/layout/layout.gateway.ts'
import { LogOut } from '../frame/LogOut.tsx'
import { PrintHead } from '../frame/PrintHead.tsx'
import { ActsFor } from '../frame/ActsFor.tsx'
import { SeenAs } from '../frame/SeenAs.tsx'
import { SkipLink } from '../frame/SkipLink.tsx'
import { useFocusOnNavigation } from '../frame/useFocusOnNavigation.ts'
import { TourHost } from '../tour/TourHost.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { PageFooter } from './PageFooter.tsx'
import { useKeyboardHeight } from './useKeyboardHeight.ts'
import { useMeasuredBody } from './useMeasuredBody.ts'

/** A phone that lies on its side: there the foot would leave the page no room. */
const low = '@media (max-height: 440px)'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  main: { boxSizing: 'border-box', flexGrow: 1, padding: tokens.spacingHorizontalL, outlineStyle: 'none' },
  foot: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    paddingBottom: 'env(safe-area-inset-bottom)',
    [low]: { position: 'static' },
  },
})

/** The mobile layout: header, page, foot of the page, bottom bar. */
const MobileFrame = ({ children }: { children: ReactNode }) => {
  const classes = useStyles()
  const heading = useFocusOnNavigation()
  const foot = useMeasuredBody()
  useKeyboardHeight()
  const { pathname } = useLocation()
  const minHeight = useLayoutState(bodyHeight) ?? undefined
  return (
    <div className={classes.root}>
      <SkipLink />
      <Header heading={heading} />
      <main id="main" className={classes.main} style={{ minHeight }} tabIndex={-1}>
        <PrintHead />
        {children}
        {entryAt(pathname, outlines) === 'profile' && <LeaveButton />}
      </main>
      <footer ref={foot} className={classes.foot} data-screen>
        <SeenAs />
        <ActsFor />
        <PageFooter />
        <BottomBar />
      </footer>
      <LogOut />
      <TourHost />
    </div>
  )
}

export default MobileFrame
