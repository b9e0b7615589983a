import type { Country } from './country.ts'
import type { CalendarDay } from './date.ts'
import type { Decimal } from './decimal.ts'
import type { Flag } from './flag.ts'
import type { Integer } from './integer.ts'
import type { LongText } from './longText.ts'
import { must, say } from './messages.ts'
import type { Money } from './money.ts'
import type { Option } from './option.ts'
import type { Phone } from './phone.ts'
import type { Rate } from './rate.ts'
import type { Reference } from './reference.ts'
import type { Text } from './text.ts'
import { fieldType, type Declared } from './type.ts'

type Typed = Text | LongText | Integer | Decimal | Money | Rate | CalendarDay | Flag | Option | Country | Phone

interface Rows<F> extends Declared {
  type: 'group'
  fields: Readonly<Record<string, F>>
  max: number
  /** Its rows are pasted too, or read from a file of values that are separated by commas. */
  sheet?: true
}

/**
 * Records within a record, kept, saved and seen with it and nowhere else; required, at least one. Those that nobody types may refer
 * to others, to which a field of the record refers too.
 */
export type Group = Rows<Typed> | (Rows<Typed | Reference> & { readOnly: true })

type Row = Record<string, unknown>

export const group = fieldType<Group, Row[]>({
  schema: ({ array, row }, { fields, max }) =>
    array(row(fields)).test(must<Row[]>(say('maxRows', { max }), (rows) => rows.length <= max)),
  text: (rows, { inner }, { fields }) =>
    rows
      .map((row) =>
        Object.entries(fields)
          .flatMap(([name, field]) => inner(name, field, row[name]) ?? [])
          .join(', '),
      )
      .join('; '),
  sql: 'jsonb',
  scalar: 'JSON',
  empty: [],
  cursor: null,
  filters: [],
  shape: 'block',
})
