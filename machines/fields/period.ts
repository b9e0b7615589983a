import { isStorable } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

/** Two calendar days with a slash between them, both inclusive; derived alone. */
export interface Period extends Declared {
  type: 'period'
  readOnly: true
}

export const period = fieldType<Period, string>({
  schema: ({ string }) => string(),
  text: (value, { day }) => value.split('/').map(day).join(' – '),
  sql: 'text',
  scalar: 'String',
  empty: null,
  cursor: isStorable,
  filters: [],
  shape: 'line',
})
