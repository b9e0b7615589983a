import { must, say } from './messages.ts'
import { isStorable } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

/** '#rrggbb'. */
export interface Colour extends Declared {
  type: 'colour'
}

export const colour = fieldType<Colour, string>({
  schema: ({ string }) =>
    string()
      .trim()
      .lowercase()
      .test(must<string>(say('colour'), (value) => /^#[\da-f]{6}$/i.test(value))),
  text: (value) => value,
  sql: 'text',
  scalar: 'String',
  empty: '',
  cursor: isStorable,
  filters: [],
  shape: 'line',
})
