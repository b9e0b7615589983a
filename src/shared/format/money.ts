import { decimalsOf, defaultCurrency, unitOf } from '../../../machines/fields/currencies.ts'
import { type NumberStyle, writeNumber } from './number.ts'

interface CurrencyStyle extends NumberStyle {
  prefix: string
  suffix: string
}

const dots = { group: '.', decimal: ',' }
const commas = { group: ',', decimal: '.' }

const currencies: Record<string, Omit<CurrencyStyle, 'decimals'>> = {
  IDR: { ...dots, prefix: 'Rp ', suffix: '' },
  MYR: { ...commas, fixed: true, prefix: 'RM ', suffix: '' },
  THB: { ...commas, fixed: true, prefix: '฿', suffix: '' },
  PHP: { ...commas, fixed: true, prefix: '₱', suffix: '' },
  VND: { ...dots, prefix: '', suffix: ' ₫' },
  KHR: { ...dots, prefix: '', suffix: ' ៛' },
}

/** ISO code of the currency that a row's amounts are in; undefined for a row without amounts. */
export const currencyOf = (row: Readonly<Record<string, unknown>>): string | undefined =>
  typeof row['currency'] === 'string' ? row['currency'] : undefined

/** How amounts of a currency are written; one that is not known is written with its code. */
export const currencyStyle = (currency: string): CurrencyStyle => ({
  decimals: decimalsOf(currency),
  ...(currencies[currency] ?? { ...commas, fixed: true, prefix: `${currency} `, suffix: '' }),
})

/**
 * @param minor integer in minor units of the currency
 * @param by the sign is for display; the code for messages and where several currencies meet
 */
export const formatMoney = (minor: number, currency = defaultCurrency, by: 'sign' | 'code' = 'sign'): string => {
  const style = currencyStyle(currency)
  const amount = writeNumber(Math.abs(minor) / unitOf(currency), style)
  const sign = minor < 0 ? '-' : ''
  return sign + (by === 'code' ? `${currency} ${amount}` : style.prefix + amount + style.suffix)
}

/** What is wrong with a value, as its words take it: an amount as it is written. */
export const saidOf = ({ amount, currency, ...values }: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  typeof amount === 'number' && typeof currency === 'string'
    ? { ...values, amount: formatMoney(amount, currency, 'code') }
    : values
