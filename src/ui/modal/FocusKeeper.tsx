import { createElement, useSyncExternalStore } from 'react'
import { focusKeeper, onFocusKeeper } from './focusKeeper.ts'

/**
 * One at the root of the app. Fluent's focus machinery hides the page behind a modal from screen readers, and unhides it a
 * moment after the modal has gone; but it is itself cleared away with its last user, so one user has to stay.
 */
export const FocusKeeper = () => {
  const keeper = useSyncExternalStore(onFocusKeeper, focusKeeper)
  return keeper && createElement(keeper)
}
