import { makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { recordsOf, titleOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { rowsPerPage } from '../../shared/endpoints/paging.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import { rememberOpened } from '../../data/opened.ts'
import { useSession } from '../../data/session.ts'
import { formatNumber } from '../../shared/format/number.ts'
import type { Cells, Tools } from '../parts.ts'
import { useErrorText } from '../errorText.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { arrivals, counts as countsOf, failure, hasMoved, isBusy, selection, shownPage } from './list.view.ts'
import { Nothing } from './Nothing.tsx'
import { Notices } from './Notices.tsx'
import { isFirst, type ListQuery, narrowed, sortedBy } from './query.ts'
import { countText, pagesOf, readTabs, turns } from './reading.ts'
import { Toolbar } from './Toolbar.tsx'
import { useColumns } from './useColumns.tsx'
import { useList } from './useList.ts'
import { usePlace } from './usePlace.ts'
import { useReady } from './useReady.ts'

const QuickViews = lazy(() => import('./QuickViews.tsx'))
const SummaryCards = lazy(() => import('./SummaryCards.tsx'))
const ListTools = lazy(() => import('../own/ListTools.tsx'))
const BulkBar = lazy(() => import('./bulk/BulkBar.tsx'))

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    /** The window's height without the shell's bar and the room around the page. */
    height: `calc(100dvh - 60px - 2 * ${tokens.spacingVerticalXXL})`,
    minHeight: '480px',
    '@media (max-width: 767px)': { height: 'auto' },
  },
  /** What comes after the rows has its room from the beginning. */
  views: { flexShrink: 0, minHeight: '28px' },
  summary: { flexShrink: 0, minHeight: '62px' },
  panel: { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 },
  card: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
    '@media (max-width: 767px)': { border: 'none', backgroundColor: 'transparent', overflow: 'visible' },
  },
})

export const List = ({ area, cells, tools }: { area: Area; cells: Cells; tools: Tools }) => {
  const { t } = useTranslation(['list', area.name, 'common', 'fields', ...(area.lifecycle ? [area.lifecycle.id] : [])])
  const classes = useStyles()
  const { actor, query, key, turn, approach: near } = useList(area)
  const page = useSelector(actor, shownPage)
  const busy = useSelector(actor, isBusy)
  const failed = useSelector(actor, failure)
  const counts = useSelector(actor, countsOf)
  const arrived = useSelector(actor, arrivals)
  const moved = useSelector(actor, hasMoved)
  const chosen = useSelector(actor, selection)
  const { permissions, organization } = useSession(currentUser)!
  const { names, columns, choose } = useColumns(area, organization.kind, query.sort, cells)
  const { frame, onScroll } = usePlace(key, page !== null)
  const isSelectable =
    area.lifecycle !== undefined ||
    Object.values(area.actions ?? {}).some(({ on, permission }) => on === 'rows' && grants(permissions, permission))
  const title = t(titleOf(area))
  usePageTitle(title)

  const selected = useMemo(() => new Set(Object.keys(chosen)), [chosen])
  const select = useCallback(
    (rows: readonly Row[], isSelected: boolean) =>
      actor.send({ type: 'rows.selected', rows: [...rows], selected: isSelected }),
    [actor],
  )
  const hrefOf = useCallback((row: Row) => `${recordsOf(area).route}/${row.id}`, [area])
  const open = useCallback((row: Row) => rememberOpened(hrefOf(row), key), [hrefOf, key])
  const approach = useReady(area, permissions, hrefOf, page?.rows[0])
  const pages = pagesOf(query, counts)
  const ways = turns(query, page, pages)
  const go = (next: ListQuery | null, how?: 'replace') => {
    if (!next) return
    frame.current?.scrollTo({ top: 0 })
    turn(next, how)
  }
  const errorText = useErrorText()
  const retry = () => actor.send({ type: 'load.retried' })
  const tabs = readTabs(area, counts).map(({ id, label, count }) => ({
    id,
    label: t(label),
    count: countText(count, formatNumber),
  }))
  const panel = `${area.id}-rows`

  return (
    <div className={classes.root}>
      <Toolbar
        area={area}
        query={query}
        columns={names}
        isShown={page !== null}
        onTurn={go}
        onChooseColumns={choose}
        onChanged={() => actor.send({ type: 'arrivals.wanted' })}
      />
      {page && area.tools && !area.of && (
        <Suspense>
          <ListTools area={area} tools={tools} />
        </Suspense>
      )}
      {area.list.views && (
        <div className={classes.views}>
          {page && (
            <Suspense>
              <QuickViews area={area} query={query} onTurn={go} />
            </Suspense>
          )}
        </div>
      )}
      <ActiveFilters area={area} query={query} onTurn={go} />
      <Notices
        arrived={arrived}
        moved={moved}
        stale={failed !== null && page !== null}
        onRetry={retry}
        onShow={() => actor.send({ type: 'arrivals.wanted' })}
      />
      {area.list.summary && (
        <div className={classes.summary}>
          {page && (
            <Suspense>
              <SummaryCards key={JSON.stringify([query.tab, query.filter, query.search])} area={area} query={query} />
            </Suspense>
          )}
        </div>
      )}
      <div className={classes.card}>
        {tabs.length > 0 && (
          <Tabs
            label={t('list:tabs')}
            panel={panel}
            tabs={tabs}
            chosen={query.tab}
            onChoose={(tab) => go(narrowed(query, { tab }))}
          />
        )}
        <div
          id={panel}
          role={tabs.length > 0 ? 'tabpanel' : undefined}
          aria-label={tabs.find(({ id }) => id === query.tab)?.label}
          className={classes.panel}
        >
          {page === null && failed !== null && !busy ? (
            <ErrorState
              title={t('common:snackbar.loadListFailed')}
              text={errorText(failed)}
              onRetry={() => (isFirst(query) ? retry() : go(narrowed(query, {})))}
            />
          ) : page?.rows.length === 0 && !busy ? (
            <Nothing area={area} query={query} onTurn={go} />
          ) : (
            <DataTable
              ref={frame}
              label={t('list:label', { title })}
              columns={columns}
              rows={page?.rows ?? null}
              expected={query.limit}
              busy={busy}
              selected={selected}
              selectLabel={(row) => (row ? t('list:select.row', { row: row[area.title] }) : t('list:select.all'))}
              hrefOf={hrefOf}
              onOpen={open}
              onApproach={approach}
              onScroll={onScroll}
              onSort={(column) => go(sortedBy(query, column))}
              onApproachSort={(column) => near(sortedBy(query, column))}
              onSelect={isSelectable ? select : undefined}
            />
          )}
        </div>
        <Pager
          limit={query.limit}
          limits={rowsPerPage}
          open={{
            first: ways.first !== null,
            previous: ways.previous !== null,
            next: ways.next !== null,
            last: ways.last !== null,
          }}
          page={query.page}
          pages={pages}
          onLimit={(limit) => go(narrowed(query, { limit }))}
          onTurn={(way) => go(ways[way])}
          onApproach={(way) => ways[way] && near(ways[way])}
        />
      </div>
      {isSelectable && selected.size > 0 && (
        <Suspense>
          <BulkBar
            area={recordsOf(area)}
            rows={Object.values(chosen)}
            onDeselect={(ids) =>
              select(
                Object.values(chosen).filter((row) => ids.has(row.id)),
                false,
              )
            }
            onDone={() => actor.send({ type: 'arrivals.wanted' })}
          />
        </Suspense>
      )}
    </div>
  )
}
