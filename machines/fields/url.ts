import { must, say } from './messages.ts'
import { isStorable, trimmed } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

/** Of a page on the web. */
export interface Url extends Declared {
  type: 'url'
}

/** Nobody is led to another kind of address, and none has a name or a password in it. */
const webAddress = /^https?:\/\/(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,24}(?::\d{1,5})?(?:[/?#]\S*)?$/iu

export const url = fieldType<Url, string>({
  schema: (yup) => trimmed(yup, 2000).test(must<string>(say('url'), (value) => webAddress.test(value))),
  text: (value) => value,
  sql: 'text',
  scalar: 'String',
  empty: '',
  cursor: isStorable,
  filters: [],
  shape: 'line',
})
