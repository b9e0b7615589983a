import { fraction, isNumber } from './numbers.ts'
import { fieldType, type Declared } from './type.ts'

export interface Decimal extends Declared {
  type: 'decimal'
  min: number
  max: number
  /** At most so many, of which a reader sees 4; 2 where the declaration does not say. */
  decimals?: number
}

export const decimal = fieldType<Decimal, number>({
  schema: (yup, field) => fraction(yup, field),
  text: (value, { number }) => number(value),
  sql: 'numeric',
  scalar: 'Float',
  empty: null,
  cursor: isNumber,
  filters: [],
  shape: 'number',
})
