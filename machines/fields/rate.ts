import { say } from './messages.ts'
import { fraction, isNumber } from './numbers.ts'
import { fieldType, type Declared } from './type.ts'

/** A percentage with up to 2 decimals, of 0 to 100 where the declaration does not say. */
export interface Rate extends Declared {
  type: 'rate'
  min?: number
  max?: number
}

export const rate = fieldType<Rate, number>({
  schema: (yup, { min = 0, max = 100 }) => fraction(yup, { min, max }, say('percentage')),
  text: (value, writing) => writing.rate(value),
  sql: 'numeric',
  scalar: 'Float',
  empty: null,
  cursor: isNumber,
  filters: [],
  shape: 'number',
})
