import { must, say } from './messages.ts'
import { fieldType, type Declared } from './type.ts'

/** Another record, by its id. */
export interface Reference extends Declared {
  type: 'reference'
  /** The id of its area. */
  area: string
}

export const isId = (text: string): boolean => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text)

export const reference = fieldType<Reference, string>({
  schema: ({ string }) =>
    string()
      .lowercase()
      .test(must(say('invalid'), isId)),
  text: (_, { title }) => title(),
  sql: 'uuid',
  scalar: 'String',
  empty: null,
  cursor: null,
  filters: ['reference'],
  shape: 'line',
})
