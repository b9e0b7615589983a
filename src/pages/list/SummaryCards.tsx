import { useTranslation } from 'react-i18next'
import { ask } from '../../data/call.ts'
import { type ListQuery, scopeOf } from '../../shared/endpoints/listQuery.ts'
import type { Area } from '../../shared/area/types.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { Figures } from './Figures.tsx'
import { useOverview } from './useOverview.ts'

interface SummaryCardsProps {
  area: Area
  query: ListQuery
}

/** How many rows a list is narrowed to and what they come to, each currency by itself. */
const SummaryCards = ({ area, query }: SummaryCardsProps) => {
  const { t } = useTranslation(['list', 'common', area.name])
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
    <Figures
      label={t('list:summary.title')}
      figures={cards.map((card) => ({ ...card, figures: card.figures.map(written) }))}
      isKnown={summary !== null}
    />
  )
}

export default SummaryCards
