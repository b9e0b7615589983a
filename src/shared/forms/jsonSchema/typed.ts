import { dividedCountries, type DividedCountry, provincesOf } from '../../../../machines/fields/provinces.ts'
import { type Choice, limits, textRules, type Words } from '../definition.ts'
import { isPattern } from '../re2.ts'
import { emailSource, ruleSource } from './carried.ts'
import { ofFiles, ofParts, recordsFrom } from './composed.ts'
import { loss } from './losses.ts'
import {
  asText,
  isSchema,
  numberIn,
  own,
  type Reading,
  resolved,
  type Schema,
  schemasIn,
  textIn,
  typeIn,
  within,
} from './reading.ts'

/** Options by their values, where the schema names them all. */
const choicesIn = (reading: Reading, schema: Schema): Choice[] | null => {
  const values = own(schema, 'enum')
  const listed: Schema[] = Array.isArray(values)
    ? values.filter((value) => value !== null).map((value: unknown) => ({ const: value }))
    : [...schemasIn(schema, 'oneOf'), ...schemasIn(schema, 'anyOf')]
  const choices = listed.map((one) => {
    const value = own(one, 'const')
    const title = textIn(one, 'title', 300)
    return ['string', 'number'].includes(typeof value)
      ? { value: String(value), label: { [reading.locale]: title ?? String(value) } }
      : null
  })
  const isWhole = choices.length > 0 && choices.length <= limits.options && choices.every((one) => one !== null)
  return isWhole ? choices : null
}

/** The countries of which these are all provinces, and nothing else. */
const countriesOf = (options: readonly Choice[]): DividedCountry[] | null => {
  const given = new Set(options.map(({ value }) => value))
  const countries = dividedCountries.filter((country) => provincesOf([country]).some((code) => given.has(code)))
  const all = provincesOf(countries)
  return all.length > 0 && all.length === given.size && all.every((code) => given.has(code)) ? countries : null
}

const longestPattern = 500

const innerOf = (pattern: string): string | null => {
  if (pattern.startsWith('^(?:') && pattern.endsWith(')$')) return pattern.slice(4, -2)
  return pattern.startsWith('^') && pattern.endsWith('$') && !pattern.includes('|') ? pattern.slice(1, -1) : null
}

/** Of a JSON Schema a pattern may be found anywhere in the text; of a form it is the whole text. */
const wholePattern = (pattern: string): string | null => {
  if (pattern.length > longestPattern - 20) return null
  const inner = innerOf(pattern)
  if (inner !== null && isPattern(inner)) return inner
  const anywhere = `(?s:.*)(?:${pattern})(?s:.*)`
  return isPattern(anywhere) ? anywhere : null
}

const formats: Readonly<Record<string, object>> = {
  date: { type: 'date' },
  time: { type: 'time' },
  email: { type: 'email' },
  'idn-email': { type: 'email' },
}

/** What is said where a text does not fit, until somebody says how it should be. */
const misfit: Words = {
  en: 'This is not written as it should be.',
  id: 'Penulisannya belum sesuai.',
  vi: 'Nội dung này chưa đúng cách viết.',
}

const patterned = (reading: Reading, schema: Schema, at: string): object => {
  const pattern = own(schema, 'pattern')
  const rule = textRules.find((one) => ruleSource(one) === pattern)
  if (rule) return { rule }
  if (['uri', 'url', 'iri'].includes(asText(own(schema, 'format')))) return { rule: 'url' }
  if (typeof pattern !== 'string') return {}
  const whole = wholePattern(pattern)
  reading.lost.push(loss(whole === null ? 'pattern' : 'message', at))
  return whole === null ? {} : { own: { pattern: whole, said: misfit } }
}

const ofText = (reading: Reading, schema: Schema, at: string): object => {
  const format = own(schema, 'format')
  const known = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format] : undefined
  if (known) return known
  if (own(schema, 'pattern') === '^(?:[01]\\d|2[0-3]):[0-5]\\d$') return { type: 'time' }
  const [max, min] = [within(numberIn(schema, 'maxLength'), 1, 20_000), within(numberIn(schema, 'minLength'), 0, 5000)]
  const long = min !== undefined && min > 1 ? { min } : {}
  if (max === undefined) reading.lost.push(loss('limit', at, { max: 500 }))
  if ((max ?? 0) > 1000) return { type: 'longText', max, ...long }
  return { type: 'text', max: max ?? 500, ...long, ...patterned(reading, schema, at) }
}

/** The decimals that a step has. */
const placesOf = (step: number | undefined): number | null => {
  const isMet = (decimals: number) => Math.abs(step! * 10 ** decimals - Math.round(step! * 10 ** decimals)) < 1e-9
  return step === undefined ? null : ([0, 1, 2, 3, 4].find(isMet) ?? null)
}

const ofNumber = (reading: Reading, schema: Schema, at: string, isWhole: boolean): object => {
  const [step, above, below] = ['multipleOf', 'exclusiveMinimum', 'exclusiveMaximum'].map((one) =>
    numberIn(schema, one),
  )
  const places = isWhole ? 0 : placesOf(step)
  if (places === null) reading.lost.push(loss('limit', at, { decimals: 4 }))
  if (step !== undefined && step !== Number(`1e-${places ?? 4}`)) reading.lost.push(loss('step', at, { step }))
  if (above !== undefined && above !== 0) reading.lost.push(loss('limit', at, { exclusiveMinimum: above }))
  const [min, max] = [numberIn(schema, 'minimum'), numberIn(schema, 'maximum')]
  return {
    type: 'number',
    decimals: places ?? 4,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(below !== undefined && { below }),
    ...(above === 0 && { nonZero: true }),
  }
}

const ofList = (reading: Reading, schema: Schema, at: string): object | null => {
  const items = own(schema, 'items')
  const inner = isSchema(items) ? resolved(reading, items, at) : {}
  const max = numberIn(schema, 'maxItems')
  const options = choicesIn(reading, inner)
  if (options)
    return { type: 'options', options, ...(max !== undefined && max >= 1 && { max: within(max, 1, limits.options) }) }
  if (own(inner, 'format') === 'email' || own(inner, 'pattern') === emailSource)
    return { type: 'emails', max: within(max, 1, 50) ?? 10 }
  return ofFiles(schema, inner) ?? recordsFrom(schema, inner)
}

export const typed = (reading: Reading, schema: Schema, at: string): object | null => {
  const parts = ofParts(reading, schema)
  if (parts) return parts
  const options = choicesIn(reading, schema)
  const countries = options && countriesOf(options)
  if (countries) return { type: 'province', countries }
  if (options) return { type: 'option', look: options.length > 5 ? 'list' : 'radio', options }
  switch (typeIn(schema)) {
    case 'string':
      return ofText(reading, schema, at)
    case 'integer':
    case 'number':
      return ofNumber(reading, schema, at, typeIn(schema) === 'integer')
    case 'boolean':
      return { type: 'flag' }
    case 'array':
      return ofList(reading, schema, at)
    default:
      return null
  }
}
