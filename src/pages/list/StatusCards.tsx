import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ask } from '../../data/call.ts'
import { headerOf } from '../../shared/area/columns.ts'
import { optionLabelOf } from '../../shared/area/filterText.ts'
import { isStanding, tabsOf } from '../../shared/area/lists.ts'
import { optionsOf } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { StatusTotal } from '../../shared/endpoints/answers/records.ts'
import { type ListQuery, scopeOf } from '../../shared/endpoints/listQuery.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { Figures, type Figure } from './Figures.tsx'
import { filtered, inTab } from './query.ts'
import { useOverview } from './useOverview.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    minHeight: '40px',
  },
  card: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignContent: 'start',
    columnGap: tokens.spacingHorizontalS,
    width: '100%',
    height: '100%',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  chosen: { backgroundColor: tokens.colorBrandBackground2, border: `1px solid ${tokens.colorBrandStroke1}` },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  sum: {
    gridColumn: '1 / -1',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})

/** The tab that has all rows of a status and no others; null where the list has none. */
const tabOf = (area: Area, status: string): string | null =>
  Object.entries(tabsOf(area)).find(([, where]) => Object.keys(where).length === 1 && where.status === status)?.[0] ??
  null

/** Those that rows of the list may have. */
const statusesIn = (area: Area): readonly string[] => {
  const wanted = area.where?.status
  const known = optionsOf(area, 'status')
  return wanted === undefined ? known : known.filter((one) => [wanted].flat().includes(one))
}

/** A tab is among the cards as its statuses are; of one that says more, they tell by themselves. */
const isOfStatuses = (area: Area, tab: string): boolean =>
  !isStanding(tab) && Object.keys(tabsOf(area)[tab] ?? {}).every((field) => field === 'status')

interface StatusCardsProps {
  area: Area
  query: ListQuery
  onTurn(query: ListQuery): void
}

/** How many rows a list is narrowed to, and what they come to, as a whole and by status: a card narrows it to its status. */
const StatusCards = ({ area, query, onTurn }: StatusCardsProps) => {
  const { t } = useTranslation(['list', area.name, 'fields'])
  const classes = useStyles()
  const tab = query.tab !== null && isOfStatuses(area, query.tab) ? null : query.tab
  const totals = useOverview(area, (signal) => ask(area, 'statuses', { tab, ...scopeOf(query) }, { signal }))
  const [first, ...others] = area.list.summary ?? []
  const chosen = query.tab && !isStanding(query.tab) ? [tabsOf(area)[query.tab]?.status].flat() : []
  const among = totals?.filter(({ status }) => chosen.length === 0 || chosen.includes(status))
  const sumsOf = (of: readonly StatusTotal[], field: string) => {
    const currencies = [...new Set(of.map(({ currency }) => currency))]
    return currencies.map((currency) =>
      formatMoney(
        of.reduce((sum, one) => (one.currency === currency ? sum + (one.sums[field] ?? 0) : sum), 0),
        currency,
      ),
    )
  }
  const countOf = (of: readonly StatusTotal[]) => of.reduce((sum, { count }) => sum + count, 0)
  const figures: Figure[] = [
    { id: 'count', label: t('list:summary.rows'), figures: among ? [formatNumber(countOf(among))] : [] },
    ...[first!, ...others].map((field) => ({
      id: field,
      label: headerOf(t, area, field),
      figures: among ? sumsOf(among, field) : [],
    })),
  ]
  const narrowTo = (status: string, isChosen: boolean) => {
    const own = tabOf(area, status)
    if (own) onTurn(inTab(area, query, isChosen ? null : own))
    else onTurn(filtered(query, 'status', isChosen ? null : [status]))
  }
  return (
    <div className={classes.root}>
      <ul className={classes.cards} aria-label={t('list:summary.statuses')}>
        {statusesIn(area).map((status) => {
          const own = totals?.filter((one) => one.status === status) ?? []
          const isChosen = chosen.length === 1 && chosen[0] === status
          return (
            <li key={status}>
              <button
                type="button"
                aria-pressed={isChosen}
                className={mergeClasses(classes.card, isChosen && classes.chosen)}
                onClick={() => narrowTo(status, isChosen)}
              >
                <span className={classes.label}>{optionLabelOf(t, area, 'status', status)}</span>
                <span className={classes.count}>{totals ? formatNumber(countOf(own)) : '\u00a0'}</span>
                {(own.length > 0 ? sumsOf(own, first!) : [totals ? '–' : '\u00a0']).map((sum) => (
                  <span key={sum} className={classes.sum}>
                    {sum}
                  </span>
                ))}
              </button>
            </li>
          )
        })}
      </ul>
      <Figures label={t('list:summary.title')} figures={figures} isKnown={totals !== null} />
    </div>
  )
}

export default StatusCards
