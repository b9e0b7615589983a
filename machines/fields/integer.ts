import { isNumber, whole } from './numbers.ts'
import { fieldType, type Declared } from './type.ts'

export interface Integer extends Declared {
  type: 'integer'
  min: number
  max: number
  /** Written without groups of digits, as years are. */
  year?: true
}

export const integer = fieldType<Integer, number>({
  schema: (yup, { min, max }) => whole(yup, min, max),
  text: (value, { number }, { year }) => (year ? String(value) : number(value)),
  sql: 'integer',
  scalar: 'Int',
  empty: null,
  cursor: isNumber,
  filters: [],
  shape: 'number',
})
