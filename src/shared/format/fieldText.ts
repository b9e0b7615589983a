import { typeOf, type Field } from '../../../machines/fields/fields.ts'
import type { Writing } from '../../../machines/fields/type.ts'
import { countryName } from './country.ts'
import { formatDate, formatInstant } from './date.ts'
import { formatMoney } from './money.ts'
import { formatNumber, formatRate } from './number.ts'

export interface Place {
  /** Of the field in its area. */
  name: string
  /** Where its words are: the area's name. */
  namespace: string
  /** What it is called, where the words of the namespace do not say it. */
  label?: string
  /** Lists and forms write days differently. */
  place: 'list' | 'form'
  currency?: string
  /** By their ids, what other records are called, as far as the reader may see them. */
  titles?: Readonly<Record<string, string>>
  /** What its options are called, where the words of the namespace do not say it. */
  option?(option: string): string
  /** Of instants; without one, the reader's. */
  timeZone?: string
}

export interface Told extends Place {
  field: Field
  value: unknown
}

export type Tell = (key: string, values?: Record<string, unknown>) => string

/** Looks each word up once, however many cells say it. */
export const oneWord = (t: Tell): Tell => {
  const known = new Map<string, string>()
  return (key, values) => {
    if (values) return t(key, values)
    const word = known.get(key) ?? t(key)
    known.set(key, word)
    return word
  }
}

/** How the values of a field are written in a language. */
export const writingOf = (t: Tell, locale: string, at: Place): Writing => ({
  language: locale,
  number: formatNumber,
  rate: formatRate,
  money: (minor) => formatMoney(minor, at.currency),
  day: (day) => formatDate(day, locale, at.place),
  instant: (instant) => formatInstant(instant, locale, at.timeZone),
  flag: (value) => t(value ? 'fields:yes' : 'fields:no'),
  option: at.option ?? ((option) => t(`${at.namespace}:options.${at.name}.${option}`)),
  country: (code) => countryName(code, locale),
  title: (id) => at.titles?.[id] ?? t('fields:unseen'),
  inner: (name, field, value) =>
    fieldText(t, locale, { ...at, name: `${at.name}.${name}`, field: field as Field, value }),
})

/** A field's value as a person reads it; null when there is none. */
export const fieldText = (t: Tell, locale: string, { field, value, ...place }: Told): string | null => {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null
  return typeOf(field.type).text(value, writingOf(t, locale, place), field)
}
