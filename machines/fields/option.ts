import type { Intent } from './intent.ts'
import { isStorable } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

export interface Option extends Declared {
  type: 'option'
  options: readonly string[]
  /** Of what is shown in badges: how each stands. */
  intents?: Readonly<Record<string, Intent>>
}

/** How an option stands; undefined where the field does not say. */
export const intentOf = ({ intents }: Option, value: unknown): Intent | undefined => intents?.[String(value)]

export const option = fieldType<Option, string>({
  schema: ({ string }, { options }) =>
    string()
      .nullable()
      .oneOf([...options, null]),
  text: (value, writing) => writing.option(value),
  sql: 'text',
  scalar: 'String',
  empty: null,
  cursor: isStorable,
  filters: ['options'],
  shape: 'line',
})
