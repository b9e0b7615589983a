import { must, say } from './messages.ts'
import { patterns } from './patterns.ts'
import { isStorable, trimmed } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

/** Of a page on the web. */
export interface Url extends Declared {
  type: 'url'
}

export const url = fieldType<Url, string>({
  schema: (yup) => trimmed(yup, 2000).test(must<string>(say('url'), (value) => patterns.url.test(value))),
  text: (value) => value,
  sql: 'text',
  scalar: 'String',
  empty: '',
  cursor: isStorable,
  filters: [],
  shape: 'line',
})
