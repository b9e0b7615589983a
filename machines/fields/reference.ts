import type { Country } from './country.ts'
import type { CalendarDay } from './date.ts'
import type { Decimal } from './decimal.ts'
import type { Flag } from './flag.ts'
import type { Integer } from './integer.ts'
import { isId } from './isId.ts'
import { must, say } from './messages.ts'
import type { Option } from './option.ts'
import type { Options } from './options.ts'
import type { Rate } from './rate.ts'
import type { References } from './references.ts'
import type { Text } from './text.ts'
import { fieldType, type Declared } from './type.ts'

/** What is known of the record that another field refers to. */
export interface Among {
  field: string
  fact: string
}

/** Another record, by its id. */
export interface Reference extends Declared {
  type: 'reference'
  /** The id of its area. */
  area: string
  /** Those alone from which a case of this area may be begun. */
  beginning?: string
  /** Those alone, by filters of its area's list. */
  filter?: Readonly<Record<string, readonly string[] | boolean>>
  /** Those alone of the organisation that the record is of. */
  own?: true
  /** Those alone that go with what is chosen beside it: by filters of its area's list, each with the field that it takes, and asked for once all of these are chosen. */
  within?: Readonly<Record<string, string>>
  /** Those alone that a fact of the record beside it names; asked for once that is chosen. */
  among?: Among
  /** These alone, by their ids. */
  only?: readonly string[]
  /** What `refine` and a beginning are told of the record, each fact as its own area declares it. */
  facts?: Readonly<
    Record<
      string,
      Text | Country | Integer | Decimal | Rate | CalendarDay | Flag | Option | Options | Reference | References
    >
  >
}

export { isId }

export const reference = fieldType<Reference, string>({
  schema: ({ string }) =>
    string()
      .lowercase()
      .test(must(say('invalid'), isId)),
  text: (id, { title }) => title(id),
  sql: 'uuid',
  scalar: 'String',
  empty: null,
  cursor: null,
  filters: ['reference'],
  shape: 'line',
})
