import { must, say } from './messages.ts'
import { isId } from './isId.ts'
import { fieldType, type Declared } from './type.ts'

/** Several other records of one area, by their ids, each once and in the order in which they were chosen; required, at least one. */
export interface References extends Declared {
  type: 'references'
  /** The id of their area. */
  area: string
  /** Those alone, by filters of its area's list. */
  filter?: Readonly<Record<string, readonly string[] | boolean>>
  /** Those alone of the organisation that the record is of. */
  own?: true
  min?: number
  max: number
  /** Without an order: what is chosen stands beside all that may be chosen, of an area of few records. */
  listed?: true
  /** They are permissions, which a person gives who holds them; where they are `listed`. */
  given?: true
}

const lower = (id: unknown): unknown => (typeof id === 'string' ? id.toLowerCase() : id)

export const references = fieldType<References, string[]>({
  schema: ({ array, string }, { min = 0, max }) =>
    array(
      string()
        .test(must(say('invalid'), isId))
        .required(),
    )
      .transform((ids: unknown[] | null) => ids && [...new Set(ids.map(lower))])
      .test(must<string[]>(say('minChosen', { min }), (ids) => ids.length === 0 || ids.length >= min))
      .test(must<string[]>(say('maxChosen', { max }), (ids) => ids.length <= max)),
  text: (ids, { title }) => ids.map(title).join(', '),
  sql: 'uuid[]',
  scalar: 'JSON',
  empty: [],
  cursor: null,
  filters: ['reference'],
  shape: 'block',
})
