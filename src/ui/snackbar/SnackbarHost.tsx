import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { notices, onNotices } from './snackbar.ts'

const Snackbar = lazy(() => import('./Snackbar.tsx').then((module) => ({ default: module.Snackbar })))

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    bottom: tokens.spacingVerticalL,
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 2_000_000,
    width: 'max-content',
    maxWidth: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
  },
})

/** One at the root of the app. The live regions stand before their first words, or screen readers miss those. */
export const SnackbarHost = () => {
  const classes = useStyles()
  const shown = useSyncExternalStore(onNotices, notices)
  const of = (kind: 'success' | 'error') =>
    shown.filter((notice) => notice.kind === kind).map((notice) => <Snackbar key={notice.id} notice={notice} />)
  return (
    <div className={classes.root}>
      <div role="status">
        <Suspense>{of('success')}</Suspense>
      </div>
      <div role="alert">
        <Suspense>{of('error')}</Suspense>
      </div>
    </div>
  )
}
