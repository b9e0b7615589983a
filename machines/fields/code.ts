import { isStorable } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

/** A one-time code of 6 digits, which the host checks and nobody stores. */
export interface Code extends Declared {
  type: 'code'
}

export const code = fieldType<Code, string>({
  schema: ({ string }) => string().matches(/^\d{6}$/),
  text: (value) => value,
  sql: 'text',
  scalar: 'String',
  empty: '',
  cursor: isStorable,
  filters: [],
  shape: 'line',
})
