import { isStorable, trimmed } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** A text that may have several lines. */
    lines?: true
  }
}

export interface LongText extends Declared {
  type: 'longText'
  max: number
}

export const longText = fieldType<LongText, string>({
  schema: (yup, { max }) => trimmed(yup, max).meta({ lines: true }),
  text: (value) => value,
  sql: 'text',
  scalar: 'String',
  empty: '',
  cursor: isStorable,
  filters: [],
  shape: 'block',
})
