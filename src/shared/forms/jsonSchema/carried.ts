import { countries } from '../../../../machines/fields/countries.ts'
import { megabyte } from '../../../../machines/fields/fileKinds.ts'
import { largestSum } from '../../../../machines/fields/money.ts'
import { emailPattern, patterns } from '../../../../machines/fields/patterns.ts'
import { provinceName, provincesOf } from '../../../../machines/fields/provinces.ts'
import type { Json } from '../../../../machines/kernel/types.ts'
import { longestTitle, shareNames } from '../composed.ts'
import type { FieldTypes, FormField, FormFieldOf } from '../definition.ts'
import { farthest, filesTaken, typesTaken } from '../input.ts'
import { saidIn } from '../said.ts'
import type { Lost } from './losses.ts'

export type JsonSchema = { [keyword: string]: Json }

/** A pattern that takes capitals too, where the flag that says so cannot be carried. */
const inAnyCase = (source: string): string =>
  source
    .replaceAll('a-z', 'A-Za-z')
    .replaceAll('a-f', 'A-Fa-f')
    .replaceAll('ipv6', '[Ii][Pp][Vv]6')
    .replaceAll('https?', '[Hh][Tt][Tt][Pp][Ss]?')

export const emailSource = inAnyCase(emailPattern.source)

type Rule = NonNullable<FormFieldOf<'text'>['rule']>

export const ruleSource = (rule: Rule): string =>
  rule === 'url' ? inAnyCase(patterns.url.source) : patterns[rule].source

/** What RE2 and ECMA-262 do not read alike. */
const readDifferently = /\\[sSAzQECBbpPx0-9k]|\(\?(?!:)|\[\[:|(?<!\\)\./

/** The whole of a text, in the syntax of ECMA-262; null where that is another than RE2's. */
const wholePattern = (pattern: string): string | null => {
  if (readDifferently.test(pattern)) return null
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').source
  } catch {
    return null
  }
}

interface Carried {
  schema: JsonSchema
  lost: Lost[]
}

const carried = (schema: JsonSchema, lost: Lost[] = []): Carried => ({ schema, lost })

const textSchema = ({ min, max, rule, own }: FormFieldOf<'text'>): Carried => {
  const ownPattern = own && wholePattern(own.pattern)
  const all = [...(rule ? [ruleSource(rule)] : []), ...(ownPattern ? [ownPattern] : [])].map((pattern) => ({ pattern }))
  const [first] = all
  return carried(
    {
      type: 'string',
      minLength: Math.max(1, min ?? 1),
      maxLength: max,
      ...(rule === 'url' && { format: 'uri' }),
      ...(all.length > 1 ? { allOf: all } : first),
    },
    own && !ownPattern ? ['pattern'] : [],
  )
}

const limited = (min: number | undefined, max: number | undefined, nonZero: true | undefined): JsonSchema => ({
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
  ...(nonZero && { exclusiveMinimum: 0 }),
})

const numberSchema = ({ decimals, min, max, below, nonZero }: FormFieldOf<'number'>): JsonSchema => ({
  ...(decimals === 0 ? { type: 'integer' } : { type: 'number', multipleOf: Number(`1e-${decimals}`) }),
  ...limited(min ?? -farthest, max ?? farthest, nonZero),
  ...(below !== undefined && { exclusiveMaximum: below }),
})

const moneySchema = ({ min = 0, max = largestSum, nonZero }: FormFieldOf<'money'>): JsonSchema => ({
  type: 'integer',
  ...limited(Math.max(min, -largestSum), Math.min(max, largestSum), nonZero),
})

const optionSchema = (field: FormFieldOf<'option' | 'options'>, locale: string): JsonSchema => ({
  oneOf: field.options.map(({ value, label }) => {
    const title = saidIn(label, locale)
    return { const: value, ...(title && { title }) }
  }),
})

const uuid = '^[\\dA-Fa-f]{8}-[\\dA-Fa-f]{4}-[\\dA-Fa-f]{4}-[\\dA-Fa-f]{4}-[\\dA-Fa-f]{12}$'

const fileSchema = (taken: FieldTypes['file']): Carried => {
  const { megabytes, of, max } = taken
  return carried(
    {
      type: 'array',
      minItems: 1,
      maxItems: max,
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', pattern: uuid },
          name: { type: 'string' },
          type: { enum: typesTaken(taken) },
          size: { type: 'integer', minimum: 0, maximum: megabytes * megabyte },
        },
        required: ['id', 'name', 'type', 'size'],
      },
    },
    of === 'all' ? ['size'] : [],
  )
}

const object = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** Before the area in which a record is looked up. */
export const lookupComment = 'A record of '

const recordSchema = ({ area }: FormFieldOf<'lookup'>): JsonSchema => ({
  $comment: `${lookupComment}${area}`,
  ...object({
    id: { type: 'string', pattern: uuid },
    title: { type: 'string', minLength: 1, maxLength: longestTitle },
  }),
})

const accountSchema = ({ options }: FormFieldOf<'bankAccount'>, locale: string): JsonSchema => ({
  ...object({
    bank: {},
    number: {},
    holder: { type: 'string', minLength: 1, maxLength: 100, pattern: ruleSource('fullName') },
  }),
  oneOf: options.map(({ value, label, min, max }) => {
    const title = saidIn(label, locale)
    const number = { type: 'string', pattern: `^\\d{${min},${max}}$` }
    return { ...(title && { title }), properties: { bank: { const: value }, number } }
  }),
})

const counterSchema = ({ minItem, maxItem, pricePerItem, currency }: FormFieldOf<'itemCounter'>): JsonSchema =>
  object({
    name: { type: 'string', minLength: 1, maxLength: 100 },
    totalItem: { type: 'integer', minimum: minItem, maximum: maxItem },
    totalPrice: object({
      cost: { type: 'integer', exclusiveMinimum: 0, minimum: minItem * pricePerItem, maximum: maxItem * pricePerItem },
      currency: object({ name: { const: currency } }),
    }),
  })

const allocationSchema = ({ currency }: FormFieldOf<'discountAllocation'>): JsonSchema => {
  const share: JsonSchema =
    currency === undefined
      ? { type: 'number', multipleOf: 0.01, minimum: 0, maximum: 100 }
      : { type: 'integer', minimum: 0, maximum: largestSum }
  return object({
    ...Object.fromEntries(['amount', ...shareNames].map((name) => [name, share])),
    ...(currency !== undefined && { currency: object({ name: { const: currency } }) }),
  })
}

const century = '(?:19|20|21)\\d{2}-\\d{2}-\\d{2}'

export const answerSchema = (field: FormField, locale: string): Carried => {
  switch (field.type) {
    case 'text':
      return textSchema(field)
    case 'longText':
      return carried({ type: 'string', minLength: Math.max(1, field.min ?? 1), maxLength: field.max })
    case 'number':
      return carried(numberSchema(field))
    case 'money':
      return carried(moneySchema(field), ['currency'])
    case 'percent':
      return carried({ type: 'number', multipleOf: 0.01, ...limited(field.min ?? 0, field.max ?? 100, undefined) })
    case 'date':
      return carried(
        { type: 'string', format: 'date', pattern: `^${century}$` },
        field.from === undefined && field.until === undefined ? [] : ['days'],
      )
    case 'time':
      return carried({ type: 'string', pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' })
    case 'dateRange':
      return carried({ type: 'string', pattern: `^${century}/${century}$` }, ['days'])
    case 'phone':
      return carried({ type: 'string', pattern: '^\\+[1-9]\\d{6,14}$' }, ['phone'])
    case 'email':
      return carried({ type: 'string', format: 'email', maxLength: 254, pattern: emailSource })
    case 'emails':
      return carried({
        type: 'array',
        minItems: 1,
        maxItems: field.max,
        uniqueItems: true,
        items: { type: 'string', format: 'email', maxLength: 254, pattern: emailSource },
      })
    case 'country':
      return carried({ enum: [...countries.keys()] })
    case 'province':
      return carried({
        oneOf: provincesOf(field.countries).map((code) => ({ const: code, title: provinceName(code) })),
      })
    case 'option':
      return carried(optionSchema(field, locale))
    case 'options':
      return carried({
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        ...(field.max !== undefined && { maxItems: field.max }),
        items: optionSchema(field, locale),
      })
    case 'flag':
      return carried({ type: 'boolean' })
    case 'file':
    case 'photo':
    case 'signature':
      return fileSchema(filesTaken(field)!)
    case 'lookup':
      return carried(
        field.many === undefined
          ? recordSchema(field)
          : { type: 'array', minItems: 1, maxItems: field.many, uniqueItems: true, items: recordSchema(field) },
        ['record'],
      )
    case 'bankAccount':
      return carried(accountSchema(field, locale))
    case 'itemCounter':
      return carried(counterSchema(field))
    case 'discountAllocation':
      return carried(allocationSchema(field), ['sum'])
    case 'calculated':
      return carried({ type: 'number', readOnly: true }, ['calculation'])
    case 'hidden':
      return carried({ readOnly: true }, ['hidden'])
    case 'explanation':
      return carried({}, ['explanation'])
  }
}
