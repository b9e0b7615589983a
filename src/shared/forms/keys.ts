import type { Field } from '../../../machines/fields/fields.ts'
import type { Heading, Headings } from '../format/heading.ts'
import { titleIn } from './composed.ts'
import { isFilled } from './condition.ts'
import type { Answers, Definition, FormField } from './definition.ts'
import { farthest, filesTaken, inputOf } from './input.ts'
import { columnsOf, type KeyColumns } from './keyColumns.ts'
import { keyNames } from './keeping.ts'
import { optionIn, saidIn } from './said.ts'
import { labelOf } from './told.ts'

const longest = 250

/** An answer of any shape as one text. */
export const keyText = (field: FormField, value: unknown, locale: string): string => {
  if (!isFilled(value)) return ''
  const told = (one: unknown): string => {
    if (Array.isArray(one)) return one.map(told).join(', ')
    if (typeof one !== 'object' || one === null) return optionIn(field, String(one), locale)
    if (field.type === 'lookup') return titleIn(one) ?? ''
    return filesTaken(field) ? String((one as Answers)['name']) : told(Object.values(one))
  }
  return told(value)
}

/** The kit's field as which an answer is told; a text where there is none. */
export const toldAs = (field: FormField): Field => {
  if (field.type === 'calculated') {
    if (field.shown === 'money') return { type: 'money', signed: true }
    return field.shown === 'percent'
      ? { type: 'rate' }
      : { type: 'decimal', decimals: field.decimals, min: -farthest, max: farthest }
  }
  const input = filesTaken(field) || field.type === 'longText' ? null : inputOf(field)
  return input ?? { type: 'text', max: longest }
}

/** As it is searched for. */
const searched = (field: FormField, value: unknown): string => keyText(field, value, 'en').slice(0, longest)

const numeric: readonly string[] = ['integer', 'decimal', 'money', 'rate']

export const isNumeric = (field: FormField): boolean => numeric.includes(toldAs(field).type)

export const currencyOf = (field: FormField): string | undefined =>
  field.type === 'money' || field.type === 'calculated' ? field.currency : undefined

/** Before every answer says which field's it is, and of what kind: another's is not told under its heading. */
const markOf = (field: FormField): string =>
  `${[field.name, field.type === 'calculated' ? field.shown : field.type, currencyOf(field)].filter(Boolean).join(' ')}: `

const most = 10n ** 20n

/** A number as a text that stands among others as the number does. */
const inOrder = (value: number): string => {
  const size = BigInt(Math.round(Math.min(Math.abs(value), 1e15) * 1e4))
  return value < 0 ? `0${String(most - size).padStart(20, '0')}` : `1${String(size).padStart(20, '0')}`
}

const bodyOf = (field: FormField, value: unknown): string => {
  const { type } = toldAs(field)
  if (type === 'flag') return String(value === true)
  if (!isFilled(value)) return ''
  if (typeof value === 'number' && numeric.includes(type)) return `${inOrder(value)} ${value}`
  if (type === 'options') return JSON.stringify(value)
  return type !== 'text' && typeof value === 'string' ? value : searched(field, value)
}

/** An answer as it stands in a column: in order with others to the same field. */
const storedAs = (field: FormField, value: unknown): string => {
  const body = bodyOf(field, value)
  return body && markOf(field) + body
}

const readAs = (field: FormField, stored: unknown): unknown => {
  const mark = markOf(field)
  if (typeof stored !== 'string' || !stored.startsWith(mark)) return null
  const body = stored.slice(mark.length)
  const { type } = toldAs(field)
  if (type === 'flag') return body === 'true'
  if (numeric.includes(type)) return Number(body.slice(body.indexOf(' ')))
  return type === 'options' ? (JSON.parse(body) as unknown) : body
}

type Keys = Record<(typeof keyNames)[number], string>

/** The answers by which a submission stands in its list, and the words by which it is found there. */
export const keyAnswers = (columns: KeyColumns, answers: Answers): Keys & { keyWords: string } => {
  const stored = keyNames.map((name, index) => {
    const field = columns[index]
    return [name, field ? storedAs(field, answers[field.name]) : ''] as const
  })
  const words = columns.flatMap((field) =>
    !field || field.type === 'flag' ? [] : searched(field, answers[field.name]) || [],
  )
  return { ...(Object.fromEntries(stored) as Keys), keyWords: words.join(' ') }
}

/** What is chosen of, where that is little. */
const choicesOf = (field: FormField): string[] => {
  const told = toldAs(field)
  if (told.type === 'flag') return [true, false].map((value) => storedAs(field, value))
  return told.type === 'option' ? told.options.map((value) => storedAs(field, value)) : []
}

const headingOf = (field: FormField, locale: string): Heading => {
  const unit = field.type === 'number' && field.unit ? saidIn(field.unit, locale) : ''
  const label = labelOf(field, locale)
  const told = toldAs(field)
  const currency = currencyOf(field)
  return {
    label: unit ? `${label} (${unit})` : label,
    field: told,
    ...(currency && { currency }),
    option: (option) => optionIn(field, option, locale),
    read: (stored) => readAs(field, stored),
    choices: choicesOf(field),
    ...(told.type === 'text' && { typed: (text: string) => markOf(field) + text.slice(0, longest) }),
  }
}

/** The columns of key answers as a version heads and tells them, where its form keeps these. */
export const headingsOf = (definition: Definition, kept: string | null, locale: string): Headings =>
  Object.fromEntries(
    columnsOf(definition, kept).flatMap((field, index) =>
      field ? [[keyNames[index]!, headingOf(field, locale)]] : [],
    ),
  )
