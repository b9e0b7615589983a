import { isFirst } from '../../shared/endpoints/listQuery.ts'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useErrorText } from '../errorText.ts'
import { failure, isBusy } from './list.view.ts'
import { Nothing } from './Nothing.tsx'
import { ListTabs } from './ListTabs.tsx'
import { narrowed } from './query.ts'
import { readTabs } from './reading.ts'
import type { ListPage } from './useListPage.ts'

interface ListFrameProps {
  list: Omit<ListPage, 'rows'>
  classes: { tabs?: string; panel?: string }
  /** What stands between the tabs and the rows. */
  between?: ReactNode
  /** The rows. */
  children: ReactNode
}

/** The tabs of a list and its rows, or why there are none. */
export const ListFrame = ({ list, classes, between, children }: ListFrameProps) => {
  const { t, area, actor, query, page, counts, turn } = list
  const failed = useSelector(actor, failure)
  const errorText = useErrorText()
  const isSettled = !useSelector(actor, isBusy)
  const tabs = readTabs(area, counts)
  const label = tabs.find(({ id }) => id === query.tab)?.label
  const panel = `${area.id}-rows`
  return (
    <>
      <ListTabs list={list} panel={panel} className={classes.tabs} />
      {between}
      <div
        id={panel}
        role={tabs.length > 0 ? 'tabpanel' : undefined}
        aria-label={label && t(label)}
        className={classes.panel}
      >
        {page === null && failed !== null && isSettled ? (
          <ErrorState
            title={t('common:snackbar.loadListFailed')}
            text={errorText(failed)}
            onRetry={() => (isFirst(query) ? actor.send({ type: 'load.retried' }) : turn(narrowed(query, {})))}
          />
        ) : page?.rows.length === 0 && isSettled ? (
          <Nothing area={area} query={query} onTurn={turn} />
        ) : (
          children
        )}
      </div>
    </>
  )
}
