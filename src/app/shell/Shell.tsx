import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { isPageRefused, isUnknownPage } from '../access/access.view.ts'
import { withWords } from '../../data/language.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { isMobile } from '../../data/viewport.ts'
import { NotFound } from '../NotFound.tsx'
import { PreloadProvider } from '../../ui/preload.ts'
import { preloadable } from '../../ui/preloadable.ts'
import type { Preload } from '../usePreloaded.ts'
import { Guard } from './Guard.tsx'
import { ShellSkeleton } from '../frame/ShellSkeleton.tsx'

const loadMobile = withWords(() => import('../mobile/MobileFrame.tsx'), ['mobile'])

/** The frame of the layout that the window is for, and not the other. */
const { Component: Frame, load: loadFrame } = preloadable(() => (isMobile() ? loadMobile() : import('./Frame.tsx')))

export { loadFrame }

const PageRefused = lazy(() => import('../mobile/PageRefused.tsx'))

/** The frame around every page of a signed-in person. */
export const Shell = ({ preload }: { preload: Preload }) => (
  <PreloadProvider value={preload}>
    <Guard preload={preload}>
      {(access) => (
        <Suspense fallback={<ShellSkeleton />}>
          <Frame>
            {isUnknownPage(access) ? (
              <NotFound />
            ) : (
              <ErrorBoundary>
                <Suspense>{isPageRefused(access) ? <PageRefused /> : <Outlet />}</Suspense>
              </ErrorBoundary>
            )}
          </Frame>
        </Suspense>
      )}
    </Guard>
  </PreloadProvider>
)
