import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { arrivals, failure, hasMoved } from './list.view.ts'
import type { ListPage } from './useListPage.ts'

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

/** What the reader should know of rows that are not shown, without anything moving under the eyes. */
export const Notices = ({ list: { actor, page } }: { list: Pick<ListPage, 'actor' | 'page'> }) => {
  const { t } = useTranslation(['list', 'common'])
  const classes = useStyles()
  const arrived = useSelector(actor, arrivals)
  const moved = useSelector(actor, hasMoved)
  const stale = useSelector(actor, failure) !== null && page !== null
  const show = () => actor.send({ type: 'arrivals.wanted' })
  const retry = () => actor.send({ type: 'load.retried' })
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
      {stale && bar(t('list:stale'), t('common:retry'), retry)}
      {!stale && moved && bar(t('list:movedUp'), t('list:show'), show)}
      {!stale && arrived > 0 && bar(t('list:arrived', { count: arrived }), t('list:show'), show)}
    </div>
  )
}
