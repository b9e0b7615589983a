import { currencyCodes } from './currencies.ts'
import { isStorable } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

/** That of the record's amounts, where a person chooses it: the required field `currency`. */
export interface Currency extends Declared {
  type: 'currency'
}

export const currency = fieldType<Currency, string>({
  schema: ({ string }) =>
    string()
      .nullable()
      .oneOf([...currencyCodes, null]),
  text: (code) => code,
  sql: 'text',
  scalar: 'String',
  empty: null,
  cursor: isStorable,
  filters: [],
  shape: 'line',
})
