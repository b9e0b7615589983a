import { typeOf, type Field } from '../../../machines/fields/fields.ts'
import type { Writing } from '../../../machines/fields/type.ts'
import { formatDate, formatInstant } from './date.ts'
import { formatMoney } from './money.ts'
import { formatNumber, formatRate } from './number.ts'

export interface Place {
  /** Of the field in its area. */
  name: string
  /** Where its words are: the area's name. */
  namespace: string
  /** Lists and forms write days differently. */
  place: 'list' | 'form'
  currency?: string
  /** Of instants; without one, the reader's. */
  timeZone?: string
}

export interface Told extends Place {
  field: Field
  value: unknown
}

export type Tell = (key: string, values?: Record<string, unknown>) => string

/** How the values of a field are written in a language. */
export const writingOf = (t: Tell, locale: string, { name, namespace, place, currency, timeZone }: Place): Writing => ({
  number: formatNumber,
  rate: formatRate,
  money: (minor) => formatMoney(minor, currency),
  day: (day) => formatDate(day, locale, place),
  instant: (at) => formatInstant(at, locale, timeZone),
  flag: (value) => t(value ? 'fields:yes' : 'fields:no'),
  option: (option) => t(`${namespace}:options.${name}.${option}`),
})

/** A field's value as a person reads it; null when there is none. */
export const fieldText = (t: Tell, locale: string, { field, value, ...place }: Told): string | null =>
  value === null || value === undefined || value === ''
    ? null
    : typeOf(field.type).text(value, writingOf(t, locale, place))
