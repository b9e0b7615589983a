import { formatMoney } from '../format/money.ts'
import { filterType } from './type.ts'

/** Amounts of one currency in its minor units, both inclusive; null leaves that end open. */
export interface AmountRange {
  currency: string
  from: number | null
  to: number | null
}

const written = /^([A-Z]{3}):(-?\d{1,15})?\.\.(-?\d{1,15})?$/

const amount = (digits: string | undefined): number | null => (digits === undefined ? null : Number(digits) + 0)

export const amountRange = filterType<AmountRange>({
  input: 'AmountRange',
  read: ([value = '']) => {
    const [, currency, least, most] = written.exec(value) ?? []
    const [from, to] = [amount(least), amount(most)]
    return currency && (from !== null || to !== null) ? { currency, from, to } : null
  },
  write: ({ currency, from, to }) => (from === null && to === null ? [] : [`${currency}:${from ?? ''}..${to ?? ''}`]),
  text: ({ currency, ...range }, _, t) => {
    const [from, to] = [range.from, range.to].map((minor) =>
      typeof minor === 'number' ? formatMoney(minor, currency) : null,
    )
    if (from && to) return t('list:filters.between', { from, to })
    return from ? t('list:filters.since', { from }) : t('list:filters.until', { to })
  },
})
