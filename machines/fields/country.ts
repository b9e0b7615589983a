import { must, say } from './messages.ts'
import { fieldType, type Declared } from './type.ts'

/** Two letters of ISO 3166-1; its name is the reader's language's to say, so that no list is sorted by it. */
export interface Country extends Declared {
  type: 'country'
}

export const country = fieldType<Country, string>({
  schema: ({ string, countries }) =>
    string()
      .trim()
      .uppercase()
      .test(must<string>(say('invalid'), (value) => countries.has(value.toUpperCase()))),
  text: (value, writing) => writing.country(value),
  sql: 'text',
  scalar: 'String',
  empty: null,
  cursor: null,
  filters: ['country'],
  shape: 'line',
})
