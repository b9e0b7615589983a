/** How many decimals an amount of each currency has. */
const decimals: Readonly<Record<string, number>> = { IDR: 0, MYR: 2, THB: 2, PHP: 2, VND: 0, KHR: 0 }

export const currencyCodes: readonly string[] = Object.keys(decimals)

export const defaultCurrency = 'IDR'

export const decimalsOf = (currency: string): number => decimals[currency] ?? 2

/** What one unit of a currency counts in its minor units. */
export const unitOf = (currency: string): number => 10 ** decimalsOf(currency)
