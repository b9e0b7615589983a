import type { CalendarDay } from './date.ts'
import type { Decimal } from './decimal.ts'
import type { Flag } from './flag.ts'
import type { Integer } from './integer.ts'
import { must, say } from './messages.ts'
import type { Option } from './option.ts'
import type { Rate } from './rate.ts'
import type { Text } from './text.ts'
import { fieldType, type Declared } from './type.ts'

/** Another record, by its id. */
export interface Reference extends Declared {
  type: 'reference'
  /** The id of its area. */
  area: string
  /** Those alone from which a case of this area may be begun. */
  beginning?: string
  /** Those alone, by filters of its area's list. */
  filter?: Readonly<Record<string, readonly string[] | boolean>>
  /** What `refine` and a beginning are told of the record, each fact as its own area declares it. */
  facts?: Readonly<Record<string, Text | Integer | Decimal | Rate | CalendarDay | Flag | Option | Reference>>
}

export const isId = (text: string): boolean => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text)

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
