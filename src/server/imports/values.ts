import { unitOf } from '../../../machines/fields/currencies.ts'
import type { Field, FieldKind } from '../../../machines/fields/fields.ts'
import { readDate } from '../../shared/format/readDate.ts'
import { readNumber } from '../../shared/format/readNumber.ts'
import { type Locale, locales } from '../../shared/locales.ts'
import { say } from '../words.ts'

/** As a sheet has it: a text, or what a workbook knows to be a number or a yes. */
export type Cell = string | number | boolean | null

export interface Place {
  /** Of the area. */
  namespace: string
  name: string
  locale: Locale
  currency: string
}

type Read = (cell: string | number | boolean, field: Field, place: Place) => unknown

/** Alike for who compares what people have written. */
export const plain = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

const text: Read = (cell) => String(cell)

/** What cannot be read stays as it is, for the field's own rule to refuse. */
const number: Read = (cell, _, { locale }) => (typeof cell === 'string' ? (readNumber(cell, locale) ?? cell) : cell)

const money: Read = (cell, field, place) => {
  const amount = number(cell, field, place)
  return typeof amount === 'number' ? Number((amount * unitOf(place.currency)).toFixed(6)) : amount
}

/** Of a workbook, which counts days. */
const countedDay = (days: number): string =>
  new Date((Math.floor(days) - 25_569) * 86_400_000).toISOString().slice(0, 10)

/** The days of the years 1900 to 9999. */
const isCounted = (cell: unknown): cell is number => typeof cell === 'number' && cell >= 1 && cell < 2_958_466

const day: Read = (cell, _, { locale }) => {
  if (isCounted(cell)) return countedDay(cell)
  const written = String(cell).trim()
  return /^\d{4}-\d{2}-\d{2}T/.test(written) ? written.slice(0, 10) : readDate(written, locale)
}

const instant: Read = (cell) =>
  isCounted(cell) ? new Date((cell - 25_569) * 86_400_000).toISOString() : String(cell).trim()

/** By what it is called in any of our languages, or by itself. */
const chosen = (written: string, { namespace, name }: Place, options: readonly string[]): string => {
  const isCalled = (option: string) =>
    [option, ...locales.map((locale) => say(locale, `${namespace}:options.${name}.${option}`))].some(
      (one) => plain(one) === plain(written),
    )
  return options.find(isCalled) ?? written.trim()
}

const flag: Read = (cell) => {
  if (typeof cell === 'boolean') return cell
  const written = plain(String(cell))
  const isSaid = (word: string, ...others: string[]) =>
    [...locales.map((locale) => say(locale, `fields:${word}`)), ...others].some((one) => plain(one) === written)
  if (isSaid('yes', 'true', '1', 'x')) return true
  return isSaid('no', 'false', '0') ? false : cell
}

const reads: Partial<Record<FieldKind, Read>> = {
  text,
  longText: text,
  url: text,
  phone: text,
  colour: text,
  country: text,
  currency: (cell) => String(cell).trim().toUpperCase(),
  period: text,
  integer: number,
  decimal: number,
  rate: number,
  money,
  date: day,
  instant,
  flag,
  option: (cell, field, place) => chosen(String(cell), place, field.type === 'option' ? field.options : []),
  options: (cell, field, place) =>
    String(cell)
      .split(/[;,]/)
      .filter((one) => one.trim() !== '')
      .map((one) => chosen(one, place, field.type === 'options' ? field.options : [])),
  /** By its code, which whoever reads many rows looks up for all of them. */
  reference: (cell) => String(cell).trim(),
}

/** Whether a cell can hold it: not what belongs to the record alone, as files do. */
export const isRead = ({ type }: Field): boolean => type in reads

/** What a cell says of a field; undefined where it says nothing. */
export const readCell = (cell: Cell, field: Field, place: Place): unknown =>
  cell === null || (typeof cell === 'string' && cell.trim() === '') ? undefined : reads[field.type]!(cell, field, place)

/** What a cell of this field shows to a person: what a workbook counts as a day, as that. */
export const cellText = (cell: Cell, field: Field | undefined): string => {
  if (cell === null) return ''
  return field?.type === 'date' && isCounted(cell) ? countedDay(cell) : String(cell)
}
