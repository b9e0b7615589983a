import { must, say } from './messages.ts'
import { isNumber } from './numbers.ts'
import { fieldType, type Declared } from './type.ts'

/** The largest amount anywhere, in minor units: several of them still add up exactly in a JSON number, which ends at 2^53. */
export const largestSum = 1_000_000_000_000_000

/** A whole number of minor units of the record's `currency`; negative too where `min` is. */
export interface Money extends Declared {
  type: 'money'
  min?: number
  max?: number
}

export const money = fieldType<Money, number>({
  schema: (yup, { min = 0, max = largestSum }) =>
    yup
      .number()
      .test(must<number>(say('moneyDecimals'), Number.isInteger))
      .min(min)
      .max(max),
  text: (value, writing) => writing.money(value),
  sql: 'bigint',
  scalar: 'SafeInt',
  empty: null,
  cursor: isNumber,
  filters: ['amountRange'],
  shape: 'number',
})
