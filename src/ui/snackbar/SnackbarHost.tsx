import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { dismiss, notices, onNotices, type Shown } from './snackbar.ts'

/** Plain words when its code cannot be fetched: the network that fails is what it often has to tell of. */
const Snackbar = lazy(() =>
  import('./Snackbar.tsx').then(
    (module) => ({ default: module.Snackbar }),
    () => ({ default: PlainNotice }),
  ),
)

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    /** Above the bars that pages keep at their foot. */
    bottom: 'calc(max(64px, var(--foot-height, 0px) + var(--bar-height, 0px)) + 16px)',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 2_000_000,
    width: 'max-content',
    maxWidth: `calc(100vw - 2 * ${tokens.spacingHorizontalL})`,
  },
  plain: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
  },
})

const PlainNotice = ({ notice: { id, kind, text } }: { notice: Shown }) => {
  const { t } = useTranslation('ui')
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), 10_000)
    return () => clearTimeout(timer)
  }, [id])
  return <p className={useStyles().plain}>{text || t(kind === 'success' ? 'snackbar.done' : 'snackbar.error')}</p>
}

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
