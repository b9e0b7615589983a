import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { everyOne } from '../../areas/finance/ofFinance.ts'
import { ask } from '../../data/call.ts'
import { useOverview } from '../../pages/list/useOverview.ts'
import type { PartProps } from '../../pages/parts.ts'
import { readQuery, scopeOf } from '../../shared/endpoints/listQuery.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { Bone } from '../../ui/Bone.tsx'
import { AskPayment } from './AskPayment.tsx'

/** What a request of payment may be narrowed by. */
const narrowing = ['insurerCode', 'branch', 'headOffice', 'paidOn', 'status']

const figures = ['gross', 'commission', 'ppn', 'pph23', 'net'] as const

/** What the list's filter comes to by insurer, and asking for its payment. */
const RequestPaymentTool = ({ area }: PartProps['tool']) => {
  const [params] = useSearchParams()
  const query = { ...readQuery(area, params), tab: 'unremitted' }
  return <Summed key={JSON.stringify(query.filter)} area={area} query={query} />
}

const Summed = ({ area, query }: PartProps['tool'] & { query: ReturnType<typeof readQuery> }) => {
  const { t } = useTranslation([area.name, 'fields'])
  const { filter } = query
  const totals = useOverview(area, (signal) =>
    ask(area, 'totals', { tab: query.tab, ...scopeOf({ ...query, search: '' }) }, { signal }),
  )
  if (!totals) return <Bone />
  const codes = (filter['insurerCode'] ?? []) as string[]
  const branches = (filter['branch'] ?? []) as string[]
  const { from = null, to = null } = (filter['paidOn'] ?? {}) as { from?: string | null; to?: string | null }
  const isOther = Object.keys(filter).some((field) => !narrowing.includes(field))
  const isSeveral = codes.length > 1 || branches.length > 1
  const count = totals.parts.reduce((sum, part) => sum + part.count, 0)
  const net = totals.parts.reduce((sum, part) => sum + (part.sums['net'] ?? 0), 0)
  const [only, ...others] = new Set(totals.parts.map((part) => part.currency))
  /** Currencies are never added. */
  const wholeOf = (field: (typeof figures)[number]) =>
    only === undefined || others.length > 0
      ? ''
      : formatMoney(
          totals.parts.reduce((sum, part) => sum + (part.sums[field] ?? 0), 0),
          only,
        )
  const input = {
    insurerCode: codes[0] ?? everyOne,
    headOffice: filter['headOffice'] === true ? 'true' : 'false',
    branch: branches[0] ?? null,
    from,
    to,
    expectedCount: count,
    expectedNet: net,
  }
  return (
    <AskPayment
      area={area}
      action="request"
      heads={[t('fields.insurerName'), t('tools.request.count'), ...figures.map((field) => t(`fields.${field}`))]}
      rows={totals.parts.map(({ values, currency, count: many, sums }) => ({
        id: `${values.join()} ${currency}`,
        cells: [values[1], formatNumber(many), ...figures.map((field) => formatMoney(sums[field] ?? 0, currency))],
      }))}
      foot={[t('tools.request.all'), formatNumber(count), ...figures.map(wholeOf)]}
      wrong={isOther || isSeveral ? t(isOther ? 'tools.request.other' : 'tools.request.several') : null}
      input={count === 0 ? null : input}
    />
  )
}

export default RequestPaymentTool
