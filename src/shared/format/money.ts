import { type NumberStyle, writeNumber } from './number.ts'

interface CurrencyStyle extends NumberStyle {
  prefix: string
  suffix: string
}

const dots = { group: '.', decimal: ',' }
const commas = { group: ',', decimal: '.' }

const currencies: Record<string, CurrencyStyle> = {
  IDR: { ...dots, decimals: 0, prefix: 'Rp ', suffix: '' },
  MYR: { ...commas, decimals: 2, fixed: true, prefix: 'RM ', suffix: '' },
  THB: { ...commas, decimals: 2, fixed: true, prefix: '฿', suffix: '' },
  PHP: { ...commas, decimals: 2, fixed: true, prefix: '₱', suffix: '' },
  VND: { ...dots, decimals: 0, prefix: '', suffix: ' ₫' },
  KHR: { ...dots, decimals: 0, prefix: '', suffix: ' ៛' },
}

/** Those whose amounts are written in a way of their own. */
export const currencyCodes: readonly string[] = Object.keys(currencies)

export const defaultCurrency = 'IDR'

/** ISO code of the currency that a row's amounts are in; undefined for a row without amounts. */
export const currencyOf = (row: Readonly<Record<string, unknown>>): string | undefined =>
  typeof row['currency'] === 'string' ? row['currency'] : undefined

/** How amounts of a currency are written; one that is not known is written with its code. */
export const currencyStyle = (currency: string): CurrencyStyle =>
  currencies[currency] ?? { ...commas, decimals: 2, fixed: true, prefix: `${currency} `, suffix: '' }

/**
 * @param minor integer in minor units of the currency
 * @param by the sign is for display; the code for messages and where several currencies meet
 */
export const formatMoney = (minor: number, currency = defaultCurrency, by: 'sign' | 'code' = 'sign'): string => {
  const style = currencyStyle(currency)
  const amount = writeNumber(Math.abs(minor) / 10 ** style.decimals, style)
  const sign = minor < 0 ? '-' : ''
  return sign + (by === 'code' ? `${currency} ${amount}` : style.prefix + amount + style.suffix)
}
