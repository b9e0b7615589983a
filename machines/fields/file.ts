import { isStorable } from './texts.ts'
import { fieldType, type Declared } from './type.ts'

/** The id of an uploaded file. */
export interface File extends Declared {
  type: 'file'
  /** The field beside it that holds the file's name. */
  nameIn: string
}

export const file = fieldType<File, string>({
  schema: ({ string }) => string().max(100),
  text: (value) => value,
  sql: 'text',
  scalar: 'String',
  empty: null,
  cursor: isStorable,
  filters: [],
  shape: 'block',
  missing: 'uploadRequired',
})
