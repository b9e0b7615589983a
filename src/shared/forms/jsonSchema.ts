import { countries } from '../../../machines/fields/countries.ts'
import { megabyte } from '../../../machines/fields/fileKinds.ts'
import { largestSum } from '../../../machines/fields/money.ts'
import { emailPattern, patterns } from '../../../machines/fields/patterns.ts'
import { provinceName, provincesOf } from '../../../machines/fields/provinces.ts'
import type { Json } from '../../../machines/kernel/types.ts'
import { longestTitle, shareNames } from './composed.ts'
import { comparingsOf } from './comparable.ts'
import {
  type Comparison,
  type Condition,
  type Definition,
  type FieldTypes,
  type FormField,
  type FormFieldOf,
  limits,
} from './definition.ts'
import { graphOf } from './graph.ts'
import { farthest, filesTaken, typesTaken } from './input.ts'
import { saidIn } from './said.ts'
import { isAnswered, noAnswer } from './schema.ts'
import { aboveOf, groupOf, isFieldPart, isGroupPart, isPagePart, isSectionPart, type Part, partsOf } from './walk.ts'

export type JsonSchema = { [keyword: string]: Json }

/** What a form has and a JSON Schema has not, or the other way round; the first ones make the schema take more than the form does. */
export const looseLosses = ['condition', 'days', 'pattern', 'size', 'sum', 'record', 'phone', 'readOnly'] as const
export const otherLosses = [
  'calculation',
  'explanation',
  'hidden',
  'currency',
  'look',
  'words',
  'letters',
  'keyword',
  'name',
  'type',
  'nesting',
  'tooDeep',
  'untyped',
  'reference',
  'limit',
  'step',
  'message',
] as const

export type Lost = (typeof looseLosses)[number] | (typeof otherLosses)[number]

export interface Loss {
  what: Lost
  /** The name of a field or a group, or where it is in the schema; '' is the whole. */
  at: string
  values: Record<string, string | number>
}

export const loss = (what: Lost, at: string, values: Loss['values'] = {}): Loss => ({ what, at, values })

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

const answerSchema = (field: FormField, locale: string): Carried => {
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

const never: JsonSchema = { not: {} }

const has = (name: string, schema: JsonSchema): JsonSchema => ({ properties: { [name]: schema }, required: [name] })

const bounds = { more: 'exclusiveMinimum', less: 'exclusiveMaximum', atLeast: 'minimum', atMost: 'maximum' } as const

const withValue = (
  is: Extract<Comparison, { value: unknown }>['is'],
  value: string | number | boolean,
): JsonSchema | null => {
  if (is === 'equal') return { const: value }
  if (is === 'unequal') return { type: typeof value as string, not: { const: value } }
  if (is === 'holds') return { type: 'array', contains: { const: value } }
  return typeof value === 'number' ? { type: 'number', [bounds[is]]: value } : null
}

/** What is said of the answers beside each other where a comparison holds; null where that cannot be said. */
const comparisonSchema = (definition: Definition, within: Part | null, comparison: Comparison): JsonSchema | null => {
  const part = graphOf(definition).parts.get(comparison.field)
  const isBeside = part && groupOf(part) === within
  if (part && !isBeside && !groupOf(part)) return null
  const isField = isBeside && isFieldPart(part)
  if (comparison.is === 'empty' || comparison.is === 'filled') {
    if (!isBeside || !(isField || isGroupPart(part))) return comparison.is === 'empty' ? {} : never
    const filled = has(part.key, isField ? {} : { minItems: 1 })
    return comparison.is === 'filled' ? filled : { not: filled }
  }
  if (!isField) return never
  if (!comparingsOf(part.item).includes(comparison.is)) return null
  if ('values' in comparison) return has(part.key, { enum: [...comparison.values] })
  const schema = 'value' in comparison ? withValue(comparison.is, comparison.value) : null
  return schema && has(part.key, schema)
}

const conditionSchema = (definition: Definition, within: Part | null, condition: Condition): JsonSchema | null => {
  const each = (conditions: readonly Condition[]): JsonSchema[] | null => {
    const schemas = conditions.map((one) => conditionSchema(definition, within, one))
    return schemas.every((one) => one !== null) ? schemas : null
  }
  if ('field' in condition) return comparisonSchema(definition, within, condition)
  const inner = each('all' in condition ? condition.all : 'any' in condition ? condition.any : [condition.not])
  if (!inner) return null
  if ('not' in condition) return { not: inner[0]! }
  return { ['all' in condition ? 'allOf' : 'anyOf']: inner }
}

interface Demand {
  /** Beside which it must be there: always where there are none. */
  conditions: readonly Condition[]
  /** What must be there. */
  name: string
  schema: JsonSchema
}

/** When a part must be answered; null: never, or that hangs on what is not told. */
const demandOf = (part: Part, inRow: boolean): Demand | null => {
  const conditions = [part, ...(inRow ? [] : aboveOf(part))].flatMap(({ item }) => item.visible ?? [])
  if (isGroupPart(part)) return part.item.min > 0 ? { conditions, name: part.key, schema: {} } : null
  if (!isFieldPart(part) || !part.item.required || part.item.readOnly || !isAnswered(part.item)) return null
  const none = noAnswer[part.item.type]
  return {
    conditions: part.item.required === true ? conditions : [...conditions, part.item.required],
    name: part.key,
    schema: none === undefined ? {} : { not: { const: none } },
  }
}

/** The answers that stand beside each other: to the form, or in a row. */
const besideSchema = (
  definition: Definition,
  parts: readonly Part[],
  within: Part | null,
  locale: string,
  lost: Loss[],
): JsonSchema => {
  const { inCircle } = graphOf(definition)
  const here = parts.filter(
    (part) => groupOf(part) === within && ![part, ...aboveOf(part)].some((one) => inCircle.has(one)),
  )
  const properties: JsonSchema = {}
  const required: string[] = []
  const conditional: JsonSchema[] = []
  for (const part of here) {
    if (isGroupPart(part)) properties[part.key] = groupSchema(definition, parts, part, locale, lost)
    else if (isFieldPart(part)) {
      const schema = propertySchema(part.item, locale, lost)
      if (schema) properties[part.key] = schema
    } else continue
    const demand = demandOf(part, within !== null)
    if (!demand) continue
    const must = has(demand.name, demand.schema)
    const when = demand.conditions.map((one) => conditionSchema(definition, within, one))
    if (when.some((one) => one === null)) lost.push(loss('condition', part.key))
    else if (when.length > 0) conditional.push({ if: { allOf: when as JsonSchema[] }, then: must })
    else {
      required.push(demand.name)
      if (Object.keys(demand.schema).length > 0) conditional.push(must)
    }
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    ...(conditional.length > 0 && { allOf: conditional }),
    additionalProperties: false,
  }
}

const told = (words: FormField['label'] | undefined, keyword: string, locale: string): JsonSchema => {
  const text = words && saidIn(words, locale)
  return text ? { [keyword]: text } : {}
}

/** What is known and not asked is taken as it is. */
const propertySchema = (field: FormField, locale: string, lost: Loss[]): JsonSchema | null => {
  const answer = answerSchema(field, locale)
  lost.push(...answer.lost.map((what) => loss(what, field.name)))
  if (field.type === 'explanation') return null
  if (typeof field.readOnly === 'object') lost.push(loss('readOnly', field.name))
  return {
    ...told(field.label, 'title', locale),
    ...told(field.help, 'description', locale),
    ...(field.readOnly && isAnswered(field) ? (field.readOnly === true ? { readOnly: true } : {}) : answer.schema),
  }
}

function groupSchema(
  definition: Definition,
  parts: readonly Part[],
  part: Part<Extract<Part['item'], { kind: 'group' }>>,
  locale: string,
  lost: Loss[],
): JsonSchema {
  const { label, help, min, max } = part.item
  return {
    ...told(label, 'title', locale),
    ...told(help, 'description', locale),
    type: 'array',
    minItems: min,
    maxItems: Math.min(max, limits.rows),
    items: besideSchema(definition, parts, part, locale, lost),
  }
}

/**
 * The answers that are kept, as a JSON Schema of 2020-12 in one language, with what it cannot say. Whatever the form takes,
 * the schema takes; it takes no more where none of `looseLosses` is reported, and letters are those that everybody sees.
 */
export const toJsonSchema = (definition: Definition, locale: string): { schema: JsonSchema; lost: Loss[] } => {
  const parts = partsOf(definition)
  const lost: Loss[] = []
  const schema = besideSchema(definition, parts, null, locale, lost)
  const isArranged = parts.some(isSectionPart) || parts.filter(isPagePart).length > 1
  const hasTexts = parts.some(
    (part) => isFieldPart(part) && (part.item.type === 'text' || part.item.type === 'longText'),
  )
  return {
    schema: { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema },
    lost: [
      loss('words', '', { language: locale }),
      ...(isArranged ? [loss('look', '')] : []),
      ...(hasTexts ? [loss('letters', '')] : []),
      ...lost,
    ],
  }
}
