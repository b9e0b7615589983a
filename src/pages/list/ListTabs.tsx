import { PinRegular } from '@fluentui/react-icons'
import { call } from '../../data/call.ts'
import type { ViewCount } from '../../shared/endpoints/answers/records.ts'
import type { SavedView } from '../../shared/endpoints/answers/views.ts'
import { readQuery } from '../../shared/endpoints/listQuery.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { readerTimeZone } from '../../shared/format/timeZone.ts'
import { type TabItem, Tabs } from '../../ui/tabs/Tabs.tsx'
import { groupOf, outerTabs, tabKey, tabsIn } from '../../shared/area/lists.ts'
import { inTab } from './query.ts'
import { countText, readTabs, type TabReading } from './reading.ts'
import { useOverview } from './useOverview.ts'
import { useSavedViews } from './views/savedViews.ts'
import type { ListPage } from './useListPage.ts'

interface ListTabsProps {
  list: Pick<ListPage, 't' | 'area' | 'query' | 'counts' | 'turn'>
  panel: string
  className?: string
}

/** The tabs of a list, and after them the views that the reader has put there. */
export const ListTabs = (props: ListTabsProps) => {
  const pinned = useSavedViews(props.list.area.id)?.filter((view) => view.pinned) ?? []
  const ids = pinned.map(({ id, revision }) => `${id} ${revision}`).join()
  return pinned.length > 0 ? <Counted key={ids} {...props} pinned={pinned} /> : <Strip {...props} pinned={pinned} />
}

type StripProps = ListTabsProps & { pinned: readonly SavedView[]; found?: readonly ViewCount[] | null }

const Counted = (props: StripProps) => {
  const { area } = props.list
  const found = useOverview(area, (signal) =>
    call(
      'views.counts',
      { list: area.id, ...(area.within && { parent: area.within }), user_timezone: readerTimeZone() },
      { signal },
    ),
  )
  return <Strip {...props} found={found} />
}

const Strip = ({ list: { t, area, query, counts, turn }, panel, className, pinned, found }: StripProps) => {
  const own = readTabs(area, counts)
  const outer = own.filter(({ id }) => id === null || outerTabs(area).includes(id))
  const [all, ...others] = own.length > 0 ? outer : [{ id: null, label: 'list:all', count: counts[0] }]
  const group = groupOf(area, query.tab)
  const tabOf = ({ id, label, count }: TabReading): TabItem => ({
    id,
    label: t(label),
    count: countText(count, formatNumber),
  })
  const viewTab = ({ id, name }: SavedView): TabItem => ({
    id,
    label: name,
    count: countText(
      found?.find(({ view }) => view === id),
      formatNumber,
    ),
    icon: <PinRegular aria-hidden />,
  })
  if (own.length === 0 && pinned.length === 0) return null
  const tabs = [tabOf(all!), ...pinned.map(viewTab), ...others.map(tabOf)]
  const choose = (id: string | null) => {
    const view = pinned.find((one) => one.id === id)
    turn(view ? { ...readQuery(area, new URLSearchParams(view.address)), view: view.id } : inTab(area, query, id))
  }
  const shown = pinned.some(({ id }) => id === query.view) ? query.view : null
  return (
    <div className={className}>
      <Tabs label={t('list:tabs')} panel={panel} tabs={tabs} chosen={shown ?? group ?? query.tab} onChoose={choose} />
      {group !== null && shown === null && (
        <Tabs
          label={t(tabKey(area, group))}
          panel={panel}
          tabs={own.flatMap((tab) => {
            if (tab.id === group) return [tabOf({ ...tab, label: 'list:all' })]
            return tab.id !== null && tabsIn(area, group).includes(tab.id) ? [tabOf(tab)] : []
          })}
          chosen={query.tab}
          onChoose={choose}
          isWithin
        />
      )}
    </div>
  )
}
