import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isFocusKeeperWanted, onFocusKeeperWanted } from './focusKeeper.ts'

const FocusUser = lazy(() => import('./FocusUser.tsx').then((module) => ({ default: module.FocusUser })))

/**
 * One at the root of the app. Fluent's focus machinery hides the page behind a modal from screen readers, and unhides it a
 * moment after the modal has gone; but it is itself cleared away with its last user, so one user has to stay.
 */
export const FocusKeeper = () => {
  const wanted = useSyncExternalStore(onFocusKeeperWanted, isFocusKeeperWanted)
  return <Suspense>{wanted && <FocusUser />}</Suspense>
}
