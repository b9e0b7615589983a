import { perObject } from '../../../machines/kernel/perObject.ts'
import { array, object, string } from 'yup'
import type { ObjectSchema, Schema } from 'yup'
import { megabyte } from '../../../machines/fields/fileKinds.ts'
import { typeOf } from '../../../machines/fields/fields.ts'
import { isKept, type KeptFile } from '../../../machines/fields/kept.ts'
import { must, say, type Said } from '../../../machines/fields/messages.ts'
import { patterns } from '../../../machines/fields/patterns.ts'
import { daysOf } from '../../../machines/fields/period.ts'
import { plainSchema, rowSchema } from '../../../machines/fields/schema.ts'
import { addDays } from '../../../machines/kit/days.ts'
import { extensionsOf, isFileName, sizeText } from '../uploads.ts'
import { check, type FieldError, type Message } from '../validation/fieldErrors.ts'
import { composed, type Composition, compositionOf, partsIn, saysNothing } from './composed.ts'
import type { Constant, FieldKind, FieldTypes, FormField, FormFieldOf, OwnPattern } from './definition.ts'
import { filesTaken, inputOf, typesTaken } from './input.ts'

/** Whether the whole of a text is of a pattern in the syntax of RE2. */
export type Fits = (pattern: string, text: string) => boolean

/** What an answer is judged by beside the form. */
export interface Circumstances {
  /** The day on which it is answered, YYYY-MM-DD. */
  today: string
  fits: Fits
}

type Rule<V> = (value: V, circumstances: Circumstances) => Said | Message | null

/** A rule that hangs on more than the value. */
const judged = <V>(schema: Schema, name: string, rule: Rule<V>): Schema =>
  schema.test(name, (value: unknown, { options, createError }) => {
    if (value === undefined || value === null || value === '') return true
    const said = rule(value as V, options.context as Circumstances)
    return said === null || createError({ params: { said } })
  })

const dayOf = (limit: string | number, today: string): string =>
  typeof limit === 'number' ? addDays(today, limit) : limit

type Limits = Pick<FormFieldOf<'date'>, 'from' | 'until'>

const misdated = ({ from, until }: Limits, days: readonly string[], today: string): Said | null => {
  const [minDate, maxDate] = [from, until].map((limit) => (limit === undefined ? undefined : dayOf(limit, today)))
  if (!days.some((day) => (minDate && day < minDate) || (maxDate && day > maxDate))) return null
  if (minDate && maxDate) return say('dateBetween', { minDate, maxDate })
  return minDate ? say('dateFrom', { minDate }) : say('dateUntil', { maxDate: maxDate! })
}

/** A text that is too long is not matched with anything. */
const ownPattern =
  ({ pattern, said }: OwnPattern, max: number): Rule<string> =>
  (text, { fits }) =>
    text.length > max || fits(pattern, text) ? null : { key: 'validation:ownPattern', values: { said: { ...said } } }

/** What is said is that a text is longer than a number of characters. */
const longer = (schema: Schema, min: number | undefined): Schema =>
  min === undefined
    ? schema
    : schema.test(must<string>(say('minLength', { num: min - 1 }), (text) => text.length >= min))

const textSchema = (schema: Schema, { min, max, own, rule }: FormFieldOf<'text'>): Schema => {
  const long = longer(schema, min)
  const within = rule === 'url' ? (long as ReturnType<typeof string>).max(max) : long
  return own ? judged(within, 'ownPattern', ownPattern(own, max)) : within
}

const numberSchema = (schema: Schema, { below, nonZero }: FormFieldOf<'number'>): Schema => {
  const less =
    below === undefined
      ? schema
      : schema.test(must<number>(say('lessThan', { value: below }), (value) => value < below))
  return nonZero ? less.test(must<number>(say('moreThanNothing'), (value) => value > 0)) : less
}

const moneySchema = (schema: Schema, { currency, min, max }: FormFieldOf<'money'>): Schema => {
  const least =
    min === undefined
      ? schema
      : schema.test(must<number>(say('minAmount', { amount: min, currency }), (value) => value >= min))
  return max === undefined
    ? least
    : least.test(must<number>(say('maxAmount', { amount: max, currency }), (value) => value <= max))
}

/** What is no file that was kept is said by the kit. */
const misfiled =
  (taken: FieldTypes['file']): Rule<(KeptFile | null)[]> =>
  (given) => {
    const files = given.flatMap((file) => (isKept(file) ? [file!] : []))
    const { megabytes, of } = taken
    const types = typesTaken(taken)
    if (!files.every(({ name }) => typeof name === 'string' && isFileName(name))) return say('fileName')
    if (!files.every(({ type }) => (types as readonly string[]).includes(type)))
      return say('fileExtension', { extensions: extensionsOf({ kinds: types }).join(', ') })
    const sizes = files.map(({ size }) => (Number.isSafeInteger(size) && size >= 0 ? size : Infinity))
    const largest = of === 'all' ? sizes.reduce((sum, size) => sum + size, 0) : Math.max(0, ...sizes)
    return largest <= megabytes * megabyte ? null : say('fileSize', sizeText(megabytes * megabyte))
  }

/** Of types that are no field of the kit. */
const ownSchema = (field: FormField): Schema | null => {
  if (field.type === 'time')
    return string().test(must<string>(say('time'), (value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)))
  if (field.type !== 'emails') return null
  const { max } = field
  return array(string().trim().max(254).required())
    .transform((emails: string[] | null) => emails && [...new Set(emails)])
    .test(must<string[]>(say('maxChosen', { max }), (emails) => emails.length <= max))
    .test(must<string[]>(say('email'), (emails) => emails.every((email) => patterns.email.test(email))))
}

const narrowed = (field: FormField, schema: Schema): Schema => {
  switch (field.type) {
    case 'text':
      return textSchema(schema, field)
    case 'longText':
      return longer(schema, field.min)
    case 'number':
      return numberSchema(schema, field)
    case 'money':
      return moneySchema(schema, field)
    case 'date':
      return judged<string>(schema, 'date', (day, { today }) => misdated(field, [day], today))
    case 'dateRange':
      return judged<string>(schema, 'dates', (period, { today }) => {
        const { begin, end } = daysOf(period)
        return misdated(field, [begin, end], today)
      })
    case 'options': {
      const { max } = field
      return max === undefined
        ? schema
        : schema.test(must<string[]>(say('maxChosen', { max }), (chosen) => chosen.length <= max))
    }
    case 'file':
    case 'photo':
    case 'signature':
      return judged(schema, 'files', misfiled(filesTaken(field)!))
    default:
      return schema
  }
}

interface Answering {
  /** Of the answer, or of its parts. */
  schema: ObjectSchema<{ answer: unknown }>
  /** What is said where there is no answer and must be one. */
  missing: Message
}

const composing = ({ parts }: Composition): Answering => ({
  schema: rowSchema(
    Object.fromEntries(Object.entries(parts).map(([name, { field }]) => [name, field])),
  ) as unknown as Answering['schema'],
  missing: say('required'),
})

const answeringOf = (field: FormField): Answering | null => {
  const composition = compositionOf(field)
  if (composition) return composing(composition)
  const kit = inputOf(field)
  const schema = kit ? plainSchema(kit) : ownSchema(field)
  if (!schema) return null
  const missing = (kit && typeOf(kit.type).missing) ?? 'required'
  return {
    schema: object({ answer: narrowed(field, schema) }) as Answering['schema'],
    missing: { key: `validation:${missing}`, values: {} },
  }
}

const answering = perObject(answeringOf)

/** Whether somebody can answer it at all. */
export const isAnswered = (field: FormField): boolean => answering(field) !== null

/** What is an answer, and yet none where one must be given: a no, and an amount of nothing. */
export const noAnswer: Partial<Record<FieldKind, Constant>> = { flag: false, money: 0 }

export const missingIn = (field: FormField, path: string): FieldError => ({ path, ...answering(field)!.missing })

/** How much longer than its limit an answer is looked through at all. */
const room = 1000

const longest = (field: FormField): number => ('max' in field && field.type.endsWith('ext') ? field.max! : room)

const mostOf = (field: FormField): number => {
  if (field.type === 'options') return field.options.length
  if (field.type === 'lookup') return field.many ?? 0
  return field.type === 'emails' ? field.max : (filesTaken(field)?.max ?? 0)
}

/** What nobody types is refused before it is looked through. */
const tooMuch = (field: FormField, given: unknown): Said | null => {
  if (typeof given === 'string' && given.length > longest(field) + room)
    return say('maxLength', { num: longest(field) })
  if (!Array.isArray(given) || given.length <= mostOf(field) + room) return null
  return say(filesTaken(field) ? 'maxFiles' : 'maxChosen', { max: mostOf(field) })
}

const jsonTypes: Partial<Record<FormField['type'], string>> = {
  number: 'number',
  money: 'number',
  percent: 'number',
  flag: 'boolean',
}

const isTyped = (field: FormField, given: unknown): boolean => {
  if (field.type === 'options' || field.type === 'emails' || filesTaken(field)) return Array.isArray(given)
  return typeof given === (jsonTypes[field.type] ?? 'string') && (typeof given !== 'number' || Number.isFinite(given))
}

export interface Answer {
  /** As it is kept, or as it was given where it is wrong; undefined: there is none. */
  value: unknown
  wrong: FieldError | null
}

export type ReadAnswer = (field: FormField, given: unknown, path: string, circumstances: Circumstances) => Answer

/** What is wrong with it is said of the part. */
const readParts = (field: FormField, composition: Composition, given: unknown, path: string): Answer => {
  const values = partsIn(composition, given)
  if (typeof given !== 'object') return { value: undefined, wrong: { path, ...say('invalid') } }
  if (saysNothing(values)) return { value: undefined, wrong: null }
  const checked = check(answering(field)!.schema, values)
  const wrong = checked.ok ? composition.wrong(checked.value) : null
  const ofPart = (name: string, { key, values: told }: Message) => ({
    path,
    key,
    values: { ...told, part: `${field.type}.${name}` },
  })
  if (!checked.ok)
    return { value: composed(composition, values), wrong: ofPart(checked.fields[0]!.path, checked.fields[0]!) }
  return { value: composed(composition, checked.value), wrong: wrong && ofPart(wrong.part, wrong.said) }
}

/** Each of several records, once. */
const readRecords = (
  field: FormFieldOf<'lookup'>,
  max: number,
  composition: Composition,
  given: unknown,
  path: string,
): Answer => {
  if (!Array.isArray(given)) return { value: undefined, wrong: { path, ...say('invalid') } }
  const said = tooMuch(field, given)
  if (said) return { value: undefined, wrong: { path, ...said } }
  const read = given.map((one) => readParts(field, composition, one, path))
  const records = new Map(
    read.flatMap(({ value }) => (value === undefined ? [] : [[(value as { id: unknown }).id, value]])),
  )
  const value = records.size > 0 ? [...records.values()] : undefined
  const wrong = read.find((one) => one.wrong)?.wrong ?? null
  return { value, wrong: wrong ?? (records.size > max ? { path, ...say('maxChosen', { max }) } : null) }
}

/** What an answer is and what is wrong with it, were it given. */
export const readAnswer: ReadAnswer = (field, given, path, circumstances) => {
  if (given === undefined || given === null || given === '') return { value: undefined, wrong: null }
  const composition = compositionOf(field)
  if (composition && field.type === 'lookup' && field.many !== undefined)
    return readRecords(field, field.many, composition, given, path)
  if (composition) return readParts(field, composition, given, path)
  const held = isTyped(field, given) ? given : undefined
  const said = tooMuch(field, given)
  if (said) return { value: undefined, wrong: { path, ...said } }
  const checked = check(answering(field)!.schema, { answer: given }, circumstances)
  if (checked.ok) return { value: checked.value.answer ?? undefined, wrong: null }
  return { value: held, wrong: { ...checked.fields[0]!, path } }
}
