import { fraction, isNumber } from './numbers.ts'
import { fieldType, type Declared } from './type.ts'

export interface Decimal extends Declared {
  type: 'decimal'
  min: number
  max: number
}

export const decimal = fieldType<Decimal, number>({
  schema: (yup, { min, max }) => fraction(yup, min, max),
  text: (value, { number }) => number(value),
  sql: 'numeric',
  scalar: 'Float',
  empty: null,
  cursor: isNumber,
  filters: [],
  shape: 'number',
})
