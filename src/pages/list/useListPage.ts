import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../machines/session/session.view.ts'
import { rememberOpened } from '../../data/opened.ts'
import { useSession } from '../../data/session.ts'
import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import { recordsOf, titleOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { counts as countsOf, isBusy, shownPage } from './list.view.ts'
import { pagesOf, turns } from './reading.ts'
import { useList } from './useList.ts'
import { usePlace } from './usePlace.ts'
import { useReady } from './useReady.ts'

/** What the page of a list reads and does, whatever shape its rows are drawn in: `rows` is for what draws them. */
export const useListPage = <E extends HTMLElement>(area: Area) => {
  const { t } = useTranslation(['list', area.name, 'common', 'fields', ...(area.lifecycle ? [area.lifecycle.id] : [])])
  const { actor, query, key, turn: turnTo, approach } = useList(area)
  const page = useSelector(actor, shownPage)
  const busy = useSelector(actor, isBusy)
  const counts = useSelector(actor, countsOf)
  const { permissions } = useSession(currentUser)!
  const { frame, onScroll, isAmongRows } = usePlace<E>(key, page !== null)
  const title = t(titleOf(area))
  usePageTitle(title)

  const hrefOf = useCallback((row: Row) => `${recordsOf(area).route}/${row.id}`, [area])
  const onOpen = useCallback((row: Row) => rememberOpened(hrefOf(row), key), [hrefOf, key])
  const onApproach = useReady(area, permissions, hrefOf, page?.rows[0])
  const pages = pagesOf(query, counts)
  const turn = (next: ListQuery | null, how?: 'replace') => {
    if (!next) return
    frame.current?.scrollTo({ top: 0 })
    turnTo(next, how)
  }
  const rows = {
    ref: frame,
    label: t('list:label', { title }),
    rows: page?.rows ?? null,
    busy,
    hrefOf,
    onOpen,
    onApproach,
  }
  return {
    t,
    area,
    actor,
    query,
    page,
    counts,
    pages,
    ways: turns(query, page, pages),
    turn,
    approach,
    onScroll,
    isAmongRows,
    rows,
  }
}

export type ListPage = ReturnType<typeof useListPage>
