import type { TextGuard } from './guard.ts'
import { must, say } from './messages.ts'
import { patterns } from './patterns.ts'
import { isStorable, trimmed } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

export interface Text extends Declared {
  type: 'text'
  max: number
  rule?: keyof typeof patterns
  unique?: boolean
  /** Of the text in that field, where nobody types it: such a one as no other record has. */
  madeOf?: string
  guarded?: TextGuard
}

/** An address is nobody else's however it is written. */
const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value)

export const text = fieldType<Text, string>({
  schema: (yup, { max, rule, unique }) => {
    const written = rule === 'email' && unique ? trimmed(yup, max).transform(lower) : trimmed(yup, max)
    return rule ? written.test(must<string>(say(rule), (value) => patterns[rule].test(value))) : written
  },
  text: (value) => value,
  sql: 'text',
  scalar: 'String',
  empty: '',
  cursor: isStorable,
  filters: ['values'],
  shape: 'line',
})
