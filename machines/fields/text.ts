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
  guarded?: TextGuard
}

export const text = fieldType<Text, string>({
  schema: (yup, { max, rule }) =>
    rule ? trimmed(yup, max).test(must<string>(say(rule), (value) => patterns[rule].test(value))) : trimmed(yup, max),
  text: (value) => value,
  sql: 'text',
  scalar: 'String',
  empty: '',
  cursor: isStorable,
  filters: ['values'],
  shape: 'line',
})
