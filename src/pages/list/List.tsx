import { makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { chosenColumns, isChoosable } from '../../shared/area/columns.ts'
import { recordsOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { OnScreen } from '../../ui/OnScreen.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { rowsPerPage } from '../../shared/endpoints/paging.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import type { Cells, Tools } from '../parts.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { selection } from './list.view.ts'
import { ListFrame } from './ListFrame.tsx'
import { Notices } from './Notices.tsx'
import { PrintNote } from './PrintNote.tsx'
import { narrowed, sortedBy } from './query.ts'
import { countOf, openWays } from './reading.ts'
import { Toolbar } from './Toolbar.tsx'
import { useDrawn } from './useDrawn.tsx'
import { useListKeys } from './useListKeys.ts'
import { useListPage } from './useListPage.ts'
import { useLook } from './useLook.ts'
import { useOpenView } from './views/useOpenView.ts'
import { ViewNotice } from './views/ViewNotice.tsx'

const QuickViews = lazy(() => import('./QuickViews.tsx'))
const StatusCards = lazy(() => import('./StatusCards.tsx'))
const SummaryCards = lazy(() => import('./SummaryCards.tsx'))
const Totals = lazy(() => import('./Totals.tsx'))
const ListTools = lazy(() => import('../own/ListTools.tsx'))
const BulkBar = lazy(() => import('./bulk/BulkBar.tsx'))

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    /** The window's height without the shell's bar and the room around the page. */
    height: `calc(100dvh - 60px - 2 * ${tokens.spacingVerticalXXL} - var(--above-list, 0px))`,
    minHeight: '480px',
    '@media (max-width: 767px)': { height: 'auto' },
    '@media print': { display: 'block', height: 'auto' },
  },
  /** What comes after the rows has its room from the beginning. */
  views: { flexShrink: 0, minHeight: '28px' },
  summary: { flexShrink: 0, minHeight: '62px' },
  cards: { flexShrink: 0, minHeight: '110px' },
  /** However much stands above them, some rows are seen. */
  panel: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '280px',
    flexGrow: 1,
    '@media print': { display: 'block' },
  },
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
    '@media print': { display: 'block', border: 'none', overflow: 'visible' },
  },
})

export const List = ({ area, cells, tools }: { area: Area; cells: Cells; tools: Tools }) => {
  const classes = useStyles()
  const list = useListPage<HTMLDivElement>(area)
  const { t, actor, query, page, counts, pages, ways, turn, approach, onScroll, isAmongRows, rows } = list
  useListKeys(rows.ref)
  const chosen = useSelector(actor, selection)
  const { permissions, organization } = useSession(currentUser)!
  const opened = useOpenView(area, query)
  const look = useLook(area, opened.view)
  const { columns: kept, widths, density } = look.look
  const names = useMemo(() => chosenColumns(area, organization.kind, kept), [area, organization.kind, kept])
  const columns = useDrawn(area, names, query.sort, cells)
  const resize = (column: string, width: number | null) => {
    const { [column]: _, ...others } = widths
    look.choose({ ...look.look, widths: width === null ? others : { ...others, [column]: width } })
  }
  const isSelectable = isChoosable(area, permissions)

  const selected = useMemo(() => new Set(Object.keys(chosen)), [chosen])
  const select = useCallback(
    (some: readonly Row[], isSelected: boolean) =>
      actor.send({ type: 'rows.selected', rows: [...some], selected: isSelected }),
    [actor],
  )
  const refresh = () => actor.send({ type: 'arrivals.wanted' })

  return (
    <div className={classes.root} data-wide>
      <PrintNote area={area} query={query} rows={rows.rows?.length ?? 0} count={countOf(counts, query.tab)} />
      <OnScreen>
        <Toolbar
          area={area}
          query={query}
          columns={names}
          count={countOf(counts, query.tab)}
          isShown={page !== null}
          onTurn={turn}
          look={look}
          opened={opened}
          onChanged={refresh}
        />
      </OnScreen>
      {page && area.tools && !area.of && (
        <Suspense>
          <ListTools area={area} tools={tools} />
        </Suspense>
      )}
      {area.list.views && (
        <div className={classes.views} data-screen>
          {page && (
            <Suspense>
              <QuickViews area={area} query={query} onTurn={turn} />
            </Suspense>
          )}
        </div>
      )}
      <OnScreen>
        <ActiveFilters area={area} query={query} onTurn={turn} />
      </OnScreen>
      <ViewNotice opened={opened} onLeave={() => turn({ ...query, view: null })} />
      <Notices list={list} />
      {area.list.summary && recordsOf(area).kept && (
        <div className={classes.cards} data-screen>
          {page && (
            <Suspense>
              <StatusCards key={JSON.stringify([query.filter, query.search])} area={area} query={query} onTurn={turn} />
            </Suspense>
          )}
        </div>
      )}
      {area.list.summary && !recordsOf(area).kept && (
        <div className={classes.summary}>
          {page && (
            <Suspense>
              <SummaryCards key={JSON.stringify([query.tab, query.filter, query.search])} area={area} query={query} />
            </Suspense>
          )}
        </div>
      )}
      {page && area.list.totals && (
        <Suspense>
          <Totals area={area} query={query} onTurn={turn} />
        </Suspense>
      )}
      <div className={classes.card}>
        <ListFrame list={list} classes={{ panel: classes.panel }}>
          <DataTable
            {...rows}
            columns={columns}
            expected={query.limit}
            selected={selected}
            selectLabel={(row) => (row ? t('list:select.row', { row: row[area.title] }) : t('list:select.all'))}
            onScroll={onScroll}
            whole={isAmongRows}
            onSort={(column) => turn(sortedBy(query, column))}
            onApproachSort={(column) => approach(sortedBy(query, column))}
            onSelect={isSelectable ? select : undefined}
            compact={density === 'compact'}
            widths={widths}
            widthLabel={(column) => t('list:columnWidth', { column })}
            onResize={resize}
          />
        </ListFrame>
        <Pager
          limit={query.limit}
          limits={rowsPerPage}
          open={openWays(ways)}
          page={query.page}
          pages={pages}
          onLimit={(limit) => turn(narrowed(query, { limit }))}
          onTurn={(way) => turn(ways[way])}
          onApproach={(way) => approach(ways[way])}
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
            onDone={refresh}
          />
        </Suspense>
      )}
    </div>
  )
}
