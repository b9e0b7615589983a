import { isNumber, whole } from './numbers.ts'
import { fieldType, type Declared } from './type.ts'

/** The largest amount anywhere, in minor units: several of them still add up exactly in a JSON number, which ends at 2^53. */
export const largestSum = 1_000_000_000_000_000

/** A whole number of minor units of the record's `currency`. */
export interface Money extends Declared {
  type: 'money'
  min?: number
  max?: number
}

export const money = fieldType<Money, number>({
  schema: (yup, { min = 0, max = largestSum }) => whole(yup, min, max),
  text: (value, writing) => writing.money(value),
  sql: 'bigint',
  scalar: 'SafeInt',
  empty: null,
  cursor: isNumber,
  filters: [],
  shape: 'number',
})
