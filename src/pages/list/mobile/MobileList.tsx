import { makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../../machines/session/session.view.ts'
import { rememberOpened } from '../../../data/opened.ts'
import { useSession } from '../../../data/session.ts'
import { recordsOf, titleOf } from '../../../shared/area/lists.ts'
import type { Area } from '../../../shared/area/types.ts'
import type { Row } from '../../../shared/endpoints/answers/records.ts'
import { formatNumber } from '../../../shared/format/number.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useLayout } from '../../../ui/layout/layout.gateway.ts'
import { usePageTitle } from '../../../ui/pageTitle.ts'
import { CardList } from '../../../ui/table/CardList.tsx'
import { Tabs } from '../../../ui/tabs/Tabs.tsx'
import { useErrorText } from '../../errorText.ts'
import type { Cells } from '../../parts.ts'
import { arrivals, counts as countsOf, failure, hasMoved, isBusy, shownPage } from '../list.view.ts'
import { Nothing } from '../Nothing.tsx'
import { Notices } from '../Notices.tsx'
import { isFirst, narrowed } from '../query.ts'
import { countText, pagesOf, readTabs, turns } from '../reading.ts'
import { useList } from '../useList.ts'
import { usePlace } from '../usePlace.ts'
import { useReady } from '../useReady.ts'
import { ListBar } from './ListBar.tsx'
import { useCard } from './useCard.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    /** The room of the page, so that what stands at its foot does so below a short list too. */
    minHeight: `calc(100dvh - 56px - var(--foot-height, 0px) - 2 * ${tokens.spacingHorizontalL})`,
  },
  /** From edge to edge, so that more tabs are seen to go on. */
  tabs: {
    minWidth: 0,
    marginInline: `calc(-1 * ${tokens.spacingHorizontalL})`,
    marginTop: `calc(-1 * ${tokens.spacingHorizontalL})`,
  },
})

/** A list in the mobile layout: its rows as cards, what narrows and turns it at the foot, the search in the header. */
export const MobileList = ({ area, cells }: { area: Area; cells: Cells }) => {
  const { t } = useTranslation(['list', area.name, 'common', 'fields', ...(area.lifecycle ? [area.lifecycle.id] : [])])
  const classes = useStyles()
  const { actor, query, key, turn, approach: near } = useList(area)
  const page = useSelector(actor, shownPage)
  const busy = useSelector(actor, isBusy)
  const failed = useSelector(actor, failure)
  const counts = useSelector(actor, countsOf)
  const arrived = useSelector(actor, arrivals)
  const moved = useSelector(actor, hasMoved)
  const card = useCard(area, query.sort, cells)
  const { frame } = usePlace<HTMLUListElement>(key, page !== null)
  const errorText = useErrorText()
  const title = t(titleOf(area))
  usePageTitle(title)
  useLayout({ searchCondition: area.list.search.length > 0 })

  const hrefOf = useCallback((row: Row) => `${recordsOf(area).route}/${row.id}`, [area])
  const open = useCallback((row: Row) => rememberOpened(hrefOf(row), key), [hrefOf, key])
  const { permissions } = useSession(currentUser)!
  const approach = useReady(area, permissions, hrefOf, page?.rows[0])
  const pages = pagesOf(query, counts)
  const retry = () => actor.send({ type: 'load.retried' })
  const tabs = readTabs(area, counts).map(({ id, label, count }) => ({
    id,
    label: t(label),
    count: countText(count, formatNumber),
  }))
  const panel = `${area.id}-rows`
  return (
    <div className={classes.root}>
      {tabs.length > 0 && (
        <div className={classes.tabs}>
          <Tabs
            label={t('list:tabs')}
            panel={panel}
            tabs={tabs}
            chosen={query.tab}
            onChoose={(tab) => turn(narrowed(query, { tab }))}
          />
        </div>
      )}
      <Notices
        arrived={arrived}
        moved={moved}
        stale={failed !== null && page !== null}
        onRetry={retry}
        onShow={() => actor.send({ type: 'arrivals.wanted' })}
      />
      <div
        id={panel}
        role={tabs.length > 0 ? 'tabpanel' : undefined}
        aria-label={tabs.find(({ id }) => id === query.tab)?.label}
      >
        {page === null && failed !== null && !busy ? (
          <ErrorState
            title={t('common:snackbar.loadListFailed')}
            text={errorText(failed)}
            onRetry={() => (isFirst(query) ? retry() : turn(narrowed(query, {})))}
          />
        ) : page?.rows.length === 0 && !busy ? (
          <Nothing area={area} query={query} onTurn={turn} />
        ) : (
          <CardList
            ref={frame}
            label={t('list:label', { title })}
            card={card}
            rows={page?.rows ?? null}
            expected={6}
            busy={busy}
            hrefOf={hrefOf}
            onOpen={open}
            onApproach={approach}
          />
        )}
      </div>
      <ListBar
        area={area}
        query={query}
        found={countText(
          counts.find(({ tab }) => tab === query.tab),
          formatNumber,
        )}
        ways={turns(query, page, pages)}
        pages={pages}
        onTurn={turn}
        onApproach={near}
      />
    </div>
  )
}
