import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    flexShrink: 0,
  },
})

interface NoticesProps {
  arrived: number
  /** Other rows would be shown, none of which is new. */
  moved: boolean
  /** The rows shown could not be refreshed. */
  stale: boolean
  onShow(): void
  onRetry(): void
}

/** What the reader should know of rows that are not shown, without anything moving under the eyes. */
export const Notices = ({ arrived, moved, stale, onShow, onRetry }: NoticesProps) => {
  const { t } = useTranslation(['list', 'common'])
  const classes = useStyles()
  const bar = (text: ReactNode, action: string, act: () => void) => (
    <div className={classes.bar}>
      <span>{text}</span>
      <Button appearance="transparent" size="small" onClick={act}>
        {action}
      </Button>
    </div>
  )
  return (
    <div role="status">
      {stale && bar(t('list:stale'), t('common:retry'), onRetry)}
      {!stale && moved && bar(t('list:movedUp'), t('list:show'), onShow)}
      {!stale && arrived > 0 && bar(t('list:arrived', { count: arrived }), t('list:show'), onShow)}
    </div>
  )
}
