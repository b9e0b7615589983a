import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ask } from '../../data/call.ts'
import { type ListQuery, scopeOf } from '../../shared/endpoints/listQuery.ts'
import type { Area } from '../../shared/area/types.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { useOverview } from './useOverview.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, auto) repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    flexShrink: 0,
    gap: '1px',
    margin: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralStroke2,
    overflow: 'hidden',
    '@media (max-width: 767px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  card: {
    minWidth: 0,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  figure: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})

interface SummaryCardsProps {
  area: Area
  query: ListQuery
}

/** How many rows a list is narrowed to and what they come to, each currency by itself. */
const SummaryCards = ({ area, query }: SummaryCardsProps) => {
  const { t } = useTranslation(['list', 'common', area.name])
  const classes = useStyles()
  const summary = useOverview(area, (signal) => ask(area, 'summary', { tab: query.tab, ...scopeOf(query) }, { signal }))
  const sumsOf = (field: string) =>
    summary?.sums.flatMap(({ currency, field: of, sum }) =>
      of === field && sum !== null ? [formatMoney(sum, currency)] : [],
    ) ?? []
  const written = (figure: string) => (summary?.capped ? t('common:moreThan', { figure }) : figure)
  const cards = [
    { id: 'count', label: t('list:summary.rows'), figures: summary ? [formatNumber(summary.count)] : [] },
    ...(area.list.summary ?? []).map((field) => ({
      id: field,
      label: t(`${area.name}:fields.${field}`),
      figures: sumsOf(field),
    })),
  ]
  return (
    <dl className={classes.root} aria-label={t('list:summary.title')}>
      {cards.map(({ id, label, figures }) => (
        <div key={id} className={classes.card}>
          <dt className={classes.label}>{label}</dt>
          {(figures.length > 0 ? figures.map(written) : [summary ? '–' : '\u00a0']).map((figure) => (
            <dd key={figure} className={classes.figure}>
              {figure}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

export default SummaryCards
