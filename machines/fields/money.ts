import { unitOf } from './currencies.ts'
import { must, say, type Said } from './messages.ts'
import { isNumber } from './numbers.ts'
import { fieldType, type Declared } from './type.ts'

/** The largest amount anywhere, in minor units: several of them still add up exactly in a JSON number, which ends at 2^53. */
export const largestSum = 1_000_000_000_000_000

interface Limits {
  min?: number
  max?: number
}

/** A whole number of minor units of the record's `currency`. */
export interface Money extends Declared {
  type: 'money'
  /** Less than nothing too. */
  signed?: true
  /** More than nothing. */
  positive?: true
  /** The least and the most, in whole units of the currency that a person chooses for the record. */
  limits?: Readonly<Record<string, Limits>>
}

/** What an amount goes beyond, in minor units. */
const beyond = (value: number, currency: string, { min = -Infinity, max = Infinity }: Limits = {}): Said | null => {
  const amount = value / unitOf(currency)
  if (amount < min) return say('minAmount', { amount: min * unitOf(currency), currency })
  return amount > max ? say('maxAmount', { amount: max * unitOf(currency), currency }) : null
}

export const money = fieldType<Money, number>({
  schema: (yup, { signed, positive, limits }) => {
    const whole = yup
      .number()
      .test(must<number>(say('moneyDecimals'), Number.isInteger))
      .max(largestSum)
    const amount = positive
      ? whole.test(must<number>(say('moreThanNothing'), (value) => value > 0))
      : whole.min(signed ? -largestSum : 0)
    if (!limits) return amount
    return amount.test('limits', (value, { parent, createError }) => {
      const { currency } = parent as { currency?: string }
      const said = typeof value === 'number' && currency ? beyond(value, currency, limits[currency]) : null
      return said === null || createError({ params: { said } })
    })
  },
  text: (value, writing) => writing.money(value),
  sql: 'bigint',
  scalar: 'SafeInt',
  empty: null,
  cursor: isNumber,
  filters: ['amountRange'],
  shape: 'number',
  missing: 'requiredPrice',
})
