import { passwordProblems } from './passwords.ts'
import { must, say } from './messages.ts'
import { isStorable } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

/** A password that is made for somebody else: shown once to who makes it, and stored by nobody as it is. */
export interface Password extends Declared {
  type: 'password'
}

export const password = fieldType<Password, string>({
  schema: ({ string }) =>
    string().test(must<string>(say('passwordRule'), (value) => passwordProblems(value).length === 0)),
  text: (value) => value,
  sql: 'text',
  scalar: 'String',
  empty: '',
  cursor: isStorable,
  filters: [],
  shape: 'line',
})
