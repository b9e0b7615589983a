import type { Field } from '../area/types.ts'
import { formatDate, formatInstant } from './date.ts'
import { formatMoney } from './money.ts'
import { formatNumber, formatRate } from './number.ts'

export interface Told {
  field: Field
  /** Of the field in its area. */
  name: string
  /** Where its words are: the area's name. */
  namespace: string
  value: unknown
  /** Lists and forms write days differently. */
  place: 'list' | 'form'
  currency?: string
  /** Of instants; without one, the reader's. */
  timeZone?: string
}

/** A field's value as a person reads it; null when there is none. */
export const fieldText = (
  t: (key: string) => string,
  locale: string,
  { field, name, namespace, value, place, currency, timeZone }: Told,
): string | null => {
  if (value === null || value === undefined || value === '') return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  switch (field.type) {
    case 'text':
    case 'longText':
      return text
    case 'integer':
    case 'decimal':
      return formatNumber(Number(value))
    case 'rate':
      return formatRate(Number(value))
    case 'money':
      return formatMoney(Number(value), currency)
    case 'date':
      return formatDate(text, locale, place)
    case 'period':
      return text
        .split('/')
        .map((day) => formatDate(day, locale, place))
        .join(' – ')
    case 'instant':
      return formatInstant(text, locale, timeZone)
    case 'flag':
      return t(value === true ? 'fields:yes' : 'fields:no')
    case 'option':
      return t(`${namespace}:options.${name}.${text}`)
  }
}
