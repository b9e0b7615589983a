import { firstExtension, megabyte } from '../../../machines/fields/fileKinds.ts'
import { dividedCountries, type DividedCountry, provincesOf } from '../../../machines/fields/provinces.ts'
import type { Checked, FieldError } from '../validation/fieldErrors.ts'
import type { Locale } from '../locales.ts'
import {
  type Choice,
  type Definition,
  type FieldTypes,
  type FormField,
  type FormGroup,
  type FormItem,
  limits,
  textRules,
  type Words,
} from './definition.ts'
import { shareNames } from './composed.ts'
import { type Loss, emailSource, lookupComment, loss, ruleSource } from './jsonSchema.ts'
import { mediaTypes } from './input.ts'
import { isPattern } from './re2.ts'
import { boundedJson, isName, readDefinition } from './read.ts'

type Schema = Readonly<Record<string, unknown>>

interface Reading {
  root: Schema
  locale: Locale
  lost: Loss[]
  names: Set<string>
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (schema: Schema, keyword: string): unknown => (Object.hasOwn(schema, keyword) ? schema[keyword] : undefined)

const asText = (value: unknown): string => (typeof value === 'string' ? value : '—')

const textIn = (schema: Schema, keyword: string, most: number): string | undefined => {
  const text = own(schema, keyword)
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, most) : undefined
}

const numberIn = (schema: Schema, keyword: string): number | undefined => {
  const value = own(schema, keyword)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

const schemasIn = (schema: Schema, keyword: string): Schema[] => {
  const values = own(schema, keyword)
  return Array.isArray(values) ? values.filter(isSchema) : []
}

/** Within the schema itself alone: nothing is fetched. */
const definedAt = ({ root }: Reading, reference: unknown): Schema | null => {
  const [, name] = /^#\/(?:\$defs|definitions)\/([^/]+)$/.exec(asText(reference)) ?? []
  const defined = own(root, '$defs') ?? own(root, 'definitions')
  const found = name !== undefined && isSchema(defined) ? own(defined, name) : undefined
  return isSchema(found) ? found : null
}

const mostHops = 10

const resolved = (reading: Reading, schema: Schema, at: string): Schema => {
  let found = schema
  for (let hops = 0; own(found, '$ref') !== undefined; hops++) {
    const next = hops < mostHops ? definedAt(reading, own(found, '$ref')) : null
    if (!next) {
      reading.lost.push(loss('reference', at, { reference: asText(own(found, '$ref')).slice(0, 100) }))
      return {}
    }
    const { $ref: _, ...beside } = found
    found = { ...next, ...beside }
  }
  return found
}

/** What is read below; of the others it is told that they are left out. */
const understood = new Set(
  (
    '$schema $id $ref $defs $comment definitions title description type enum const oneOf anyOf format pattern minLength maxLength minimum maximum ' +
    'exclusiveMinimum exclusiveMaximum multipleOf properties required items minItems maxItems uniqueItems additionalProperties readOnly examples'
  ).split(' '),
)

const conditional = new Set(['if', 'then', 'else', 'allOf', 'not', 'dependentRequired', 'dependentSchemas'])

const leftOut = (reading: Reading, schema: Schema, at: string): void => {
  for (const keyword of Object.keys(schema))
    if (conditional.has(keyword)) reading.lost.push(loss('condition', at))
    else if (!understood.has(keyword)) reading.lost.push(loss('keyword', at, { keyword: keyword.slice(0, 100) }))
}

const typeIn = (schema: Schema): string | undefined => {
  const type = own(schema, 'type')
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : [type]
  return types.length === 1 && typeof types[0] === 'string' ? types[0] : undefined
}

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

const within = (value: number | undefined, least: number, most: number): number | undefined =>
  value === undefined ? undefined : Math.min(most, Math.max(least, Math.round(value)))

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

/** The kinds of files, and of those of which not all types are named the extensions. */
const kindsOf = (given: unknown): Pick<FieldTypes['file'], 'kinds' | 'extensions'> => {
  const types: unknown[] = Array.isArray(given) ? given : []
  const kinds = (['image', 'pdf', 'video'] as const).filter((kind) =>
    mediaTypes[kind].some((type) => types.includes(type)),
  )
  const extensions = kinds.flatMap((kind) => {
    const named = mediaTypes[kind].filter((type) => types.includes(type))
    return named.length < mediaTypes[kind].length ? named.map(firstExtension) : []
  })
  return { kinds, ...(extensions.length > 0 && { extensions }) }
}

/** Files as `toJsonSchema` writes them. */
const ofFiles = (schema: Schema, items: Schema): object | null => {
  const properties = own(items, 'properties')
  if (!isSchema(properties) || !['id', 'name', 'type', 'size'].every((name) => isSchema(properties[name]))) return null
  const taken = kindsOf(own(properties['type'] as Schema, 'enum'))
  const bytes = numberIn(properties['size'] as Schema, 'maximum') ?? megabyte
  return taken.kinds.length === 0
    ? null
    : {
        type: 'file',
        ...taken,
        megabytes: Math.min(limits.megabytes, Math.max(limits.leastMegabytes, bytes / megabyte)),
        of: 'each',
        max: within(numberIn(schema, 'maxItems'), 1, 20) ?? 1,
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

const constIn = (schema: Schema, ...path: readonly string[]): unknown => {
  const found = propertyIn(schema, ...path)
  return found && own(found, 'const')
}

const propertyIn = (schema: Schema, ...path: readonly string[]): Schema | null =>
  path.reduce<Schema | null>((found, name) => {
    const properties = found && own(found, 'properties')
    const next = isSchema(properties) ? own(properties, name) : undefined
    return isSchema(next) ? next : null
  }, schema)

const hasExactly = (schema: Schema, ...names: readonly string[]): boolean => {
  const properties = own(schema, 'properties')
  return (
    isSchema(properties) &&
    Object.keys(properties).length === names.length &&
    names.every((name) => Object.hasOwn(properties, name))
  )
}

/** The countries of which these are all provinces, and nothing else. */
const countriesOf = (options: readonly Choice[]): DividedCountry[] | null => {
  const given = new Set(options.map(({ value }) => value))
  const countries = dividedCountries.filter((country) => provincesOf([country]).some((code) => given.has(code)))
  const all = provincesOf(countries)
  return all.length > 0 && all.length === given.size && all.every((code) => given.has(code)) ? countries : null
}

const accountFrom = ({ locale }: Reading, schema: Schema): object | null => {
  const options = schemasIn(schema, 'oneOf').map((one) => {
    const bank = constIn(one, 'bank')
    const number = propertyIn(one, 'number')
    const [, min, max] = /^\^\\d\{(\d+),(\d+)\}\$$/.exec(asText(number && own(number, 'pattern'))) ?? []
    return typeof bank === 'string' && min !== undefined
      ? { value: bank, label: { [locale]: textIn(one, 'title', 300) ?? bank }, min: Number(min), max: Number(max) }
      : null
  })
  return options.length > 0 && options.every((one) => one !== null) ? { type: 'bankAccount', options } : null
}

const counterFrom = (schema: Schema): object | null => {
  const [items, cost] = [propertyIn(schema, 'totalItem'), propertyIn(schema, 'totalPrice', 'cost')]
  const currency = constIn(schema, 'totalPrice', 'currency', 'name')
  const maxItem = items && numberIn(items, 'maximum')
  const most = cost && numberIn(cost, 'maximum')
  if (!items || !maxItem || !most || typeof currency !== 'string') return null
  return {
    type: 'itemCounter',
    minItem: numberIn(items, 'minimum') ?? 0,
    maxItem,
    pricePerItem: most / maxItem,
    currency,
  }
}

const recordFrom = (schema: Schema): object | null => {
  const comment = own(schema, '$comment')
  return typeof comment === 'string' && comment.startsWith(lookupComment) && hasExactly(schema, 'id', 'title')
    ? { type: 'lookup', area: comment.slice(lookupComment.length) }
    : null
}

const recordsFrom = (schema: Schema, items: Schema): object | null => {
  const record = recordFrom(items)
  return record && { ...record, many: within(numberIn(schema, 'maxItems'), 2, limits.records) ?? limits.records }
}

/** Answers of several parts as `toJsonSchema` writes them. */
const ofParts = (reading: Reading, schema: Schema): object | null => {
  if (hasExactly(schema, 'bank', 'number', 'holder')) return accountFrom(reading, schema)
  if (hasExactly(schema, 'name', 'totalItem', 'totalPrice')) return counterFrom(schema)
  if (hasExactly(schema, 'amount', ...shareNames)) return { type: 'discountAllocation' }
  const record = recordFrom(schema)
  if (record) return record
  const currency = constIn(schema, 'currency', 'name')
  return hasExactly(schema, 'amount', ...shareNames, 'currency') && typeof currency === 'string'
    ? { type: 'discountAllocation', currency }
    : null
}

const typed = (reading: Reading, schema: Schema, at: string): object | null => {
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

/** "repairCost" and "repair_cost" as "Repair cost". */
const inWords = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1, 300)
}

const nameFor = (reading: Reading, given: string): string => {
  const plain = given
    .normalize('NFD')
    .replaceAll(/[^A-Za-z\d_]+(\w?)/g, (_, next: string) => next.toUpperCase())
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 36)
  const base = plain.charAt(0).toLowerCase() + plain.slice(1)
  const free = [base, ...Array.from({ length: limits.fields * 2 }, (_, index) => `${base || 'field'}${index + 1}`)]
  const name = free.find((one) => isName(one) && !reading.names.has(one))!
  reading.names.add(name)
  if (name !== given) reading.lost.push(loss('name', name, { given: given.slice(0, 100) }))
  return name
}

const wordsOf = ({ locale }: Reading, schema: Schema, given: string) => {
  const help = textIn(schema, 'description', limits.words)
  return {
    label: { [locale]: textIn(schema, 'title', 300) ?? inWords(given) },
    ...(help && { help: { [locale]: help } }),
  }
}

const fieldFrom = (reading: Reading, given: string, schema: Schema, isRequired: boolean): FormField | null => {
  const declared = typed(reading, schema, given)
  if (!declared) {
    const type = [own(schema, 'type')].flat().filter((one) => typeof one === 'string')
    reading.lost.push(
      type.length === 0 ? loss('untyped', given) : loss('type', given, { type: type.join(', ').slice(0, 100) }),
    )
    return null
  }
  leftOut(reading, schema, given)
  const isFlag = 'type' in declared && declared.type === 'flag'
  return {
    kind: 'field',
    name: nameFor(reading, given),
    ...wordsOf(reading, schema, given),
    ...declared,
    ...(isRequired && (!isFlag || own(schema, 'const') === true) && { required: true }),
    ...(own(schema, 'readOnly') === true && { readOnly: true }),
  } as FormField
}

const propertiesOf = (reading: Reading, schema: Schema): { name: string; schema: Schema; isRequired: boolean }[] => {
  const properties = own(schema, 'properties')
  const required = own(schema, 'required')
  if (!isSchema(properties)) return []
  return Object.entries(properties).flatMap(([name, given]) => {
    if (!isSchema(given)) return []
    return [
      { name, schema: resolved(reading, given, name), isRequired: Array.isArray(required) && required.includes(name) },
    ]
  })
}

const groupFrom = (reading: Reading, given: string, schema: Schema, items: Schema): FormGroup => {
  const name = nameFor(reading, given)
  leftOut(reading, schema, given)
  leftOut(reading, items, given)
  const min = within(numberIn(schema, 'minItems'), 0, limits.rows) ?? 0
  return {
    kind: 'group',
    name,
    ...wordsOf(reading, schema, given),
    min,
    max: Math.max(1, min, within(numberIn(schema, 'maxItems'), 1, limits.rows) ?? limits.rows),
    look: 'rows',
    items: propertiesOf(reading, items).flatMap(
      (one) => fieldFrom(reading, one.name, one.schema, one.isRequired) ?? [],
    ),
  }
}

const rowsIn = (reading: Reading, schema: Schema, at: string): Schema | null => {
  const items = own(schema, 'items')
  const inner = typeIn(schema) === 'array' && isSchema(items) ? resolved(reading, items, at) : {}
  return typeIn(inner) === 'object' && !ofFiles(schema, inner) && !recordFrom(inner) ? inner : null
}

/** `level` is that of the items: an object within an object is a section, as deep as a form goes. */
const itemsFrom = (reading: Reading, schema: Schema, level: number): FormItem[] =>
  propertiesOf(reading, schema).flatMap(({ name, schema: inner, isRequired }): FormItem[] => {
    // References may lead in circles.
    if (reading.names.size > 2 * limits.fields) return []
    const rows = rowsIn(reading, inner, name)
    const isSection = !ofParts(reading, inner) && (typeIn(inner) === 'object' || isSchema(own(inner, 'properties')))
    if ((rows || isSection) && level >= limits.levels) {
      reading.lost.push(loss('tooDeep', name))
      return []
    }
    if (rows) return [groupFrom(reading, name, inner, rows)]
    if (!isSection) return [fieldFrom(reading, name, inner, isRequired) ?? []].flat()
    reading.lost.push(loss('nesting', name))
    leftOut(reading, inner, name)
    const { label } = wordsOf(reading, inner, name)
    return [
      {
        kind: 'section',
        id: nameFor(reading, name),
        title: label,
        columns: 1,
        items: itemsFrom(reading, inner, level + 1),
      },
    ]
  })

/** What was left out or had to be changed, each once. */
const once = (lost: readonly Loss[]): Loss[] => [
  ...new Map(lost.map((one) => [JSON.stringify([one.what, one.at, one.values]), one])).values(),
]

/** A form that asks what a JSON Schema describes, with what could not be carried; its texts are taken for those of one language. */
export const fromJsonSchema = (given: unknown, locale: Locale): Checked<{ definition: Definition; lost: Loss[] }> => {
  const read = boundedJson(given)
  if (!read.ok) return read
  const root = read.value
  const refused = (key: string): { ok: false; fields: FieldError[] } => ({
    ok: false,
    fields: [{ path: '', key: `forms:wrong.${key}`, values: {} }],
  })
  if (!isSchema(root)) return refused('object')
  const reading: Reading = { root, locale, lost: [], names: new Set() }
  const schema = resolved(reading, root, '')
  if (!isSchema(own(schema, 'properties'))) return refused('noProperties')
  leftOut(reading, schema, '')
  const page = {
    id: 'page1',
    title: { [locale]: textIn(schema, 'title', 300) ?? '' },
    items: itemsFrom(reading, schema, 2),
  }
  const checked = readDefinition({ schema: 1, pages: [page] })
  return checked.ok ? { ok: true, value: { definition: checked.value, lost: once(reading.lost) } } : checked
}
