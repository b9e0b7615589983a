import { locales } from '../locales.ts'
import type { Checked, FieldError } from '../validation/fieldErrors.ts'
import { isDay } from '../../../machines/fields/day.ts'
import { fileExtensions } from '../../../machines/fields/fileKinds.ts'
import { dividedCountries } from '../../../machines/fields/provinces.ts'
import { type Definition, type FieldKind, limits, textRules } from './definition.ts'
import {
  among,
  has,
  isRecord,
  list,
  type Members,
  number,
  object,
  type Reader,
  type Reading,
  refuse,
  shaped,
  text,
  within,
} from './reader.ts'

/** More than any definition within the limits has, and less than what a stack holds. */
const deepest = 150
const mostValues = 60_000
/** Of JSON as a person lays it out. */
const longestText = 8 * limits.bytes

/** Members in the order in which a person reads them; others follow by the alphabet. */
const memberOrder = [
  'schema',
  'kind',
  'type',
  'id',
  'name',
  'title',
  'label',
  'help',
  'field',
  'op',
  'is',
  'pages',
  'items',
]

const rank = (member: string): number => {
  const at = memberOrder.indexOf(member)
  if (member === 'pages' || member === 'items') return memberOrder.length + at
  return at < 0 ? memberOrder.length : at
}

const byRank = (one: string, other: string): number => rank(one) - rank(other) || (one < other ? -1 : 1)

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const members = value as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(members)
      .toSorted(byRank)
      .map((name) => [name, ordered(members[name])]),
  )
}

/** Of two JSON values that are alike the same text. */
export const canonicalText = (value: unknown): string => JSON.stringify(ordered(value))

/** Canonical JSON: two definitions that are alike have the same text. */
export const definitionText = (definition: Definition): string => canonicalText(definition)

const words = object({}, Object.fromEntries(locales.map((locale) => [locale, text(limits.words, false)])))
const label = object({}, Object.fromEntries(locales.map((locale) => [locale, text(300)])))

const namePattern = /^[a-z][A-Za-z\d_]{0,39}$/

/** Names that every object inherits would be answered by what nobody sent. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && namePattern.test(value) && !(value in Object.prototype) && value !== 'prototype'

const reference: Reader = shaped(
  (value, path, reading) => {
    if (!isName(value)) refuse(reading, path, 'name')
  },
  () => ({ names: true }),
)

const unique =
  (kept: 'names' | 'ids'): Reader =>
  (value, path, reading) => {
    if (!isName(value)) return refuse(reading, path, 'name')
    if (reading[kept].has(value)) refuse(reading, path, 'taken', { name: value })
    reading[kept].add(value)
  }

const widest = 1_000_000_000_000_000

const constant: Reader = (value, path, reading) => {
  if (typeof value === 'number') return number(-widest, widest, false)(value, path, reading)
  if (typeof value !== 'boolean') text(200)(value, path, reading)
}

/** How many comparisons and operations are within a condition or a calculation. */
const nodesIn = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + nodesIn(one), 0)
  if (!isRecord(value)) return 0
  return 1 + Object.entries(value).reduce((sum, [name, one]) => (name === 'values' ? sum : sum + nodesIn(one)), 0)
}

const counted = (read: Reader): Reader =>
  shaped((value, path, reading) => {
    if (nodesIn(value) > limits.conditions)
      return refuse(reading, path, 'tooManyConditions', { max: limits.conditions })
    read(value, path, reading)
  }, read.shape)

const comparing = ['equal', 'unequal', 'more', 'less', 'atLeast', 'atMost', 'holds']

const conditionShape = (value: unknown): Reader => {
  if (!isRecord(value)) return object({})
  if (has(value, 'all')) return object({ all: list(condition, limits.conditions, 1) })
  if (has(value, 'any')) return object({ any: list(condition, limits.conditions, 1) })
  if (has(value, 'not')) return object({ not: condition })
  if (comparing.includes(value['is'] as string))
    return object({ field: reference, is: among(...comparing), value: constant })
  if (value['is'] === 'among')
    return object({ field: reference, is: among('among'), values: list(constant, limits.options, 1) })
  return object({ field: reference, is: among('filled', 'empty', 'among', ...comparing) })
}

/** What a value might become whose kind nothing in it says yet. */
const open = (value: unknown, ...marks: readonly string[]): boolean => !marks.some((mark) => has(Object(value), mark))

const condition: Reader = shaped(
  (value, path, reading) => conditionShape(value)(value, path, reading),
  (value) => {
    const shape = conditionShape(Object(value)).shape!(value)
    const others = { all: list(condition, 1), any: list(condition, 1), not: condition }
    return open(value, 'all', 'any', 'not', 'field', 'is') ? { members: { ...shape.members, ...others } } : shape
  },
)

const operations = ['add', 'subtract', 'multiply', 'divide', 'least', 'most']

const expressionShape = (value: unknown): Reader => {
  if (!isRecord(value)) return number(-widest, widest, false)
  if (has(value, 'field')) return object({ field: reference })
  if (has(value, 'sum')) return object({ sum: reference })
  if (has(value, 'count')) return object({ count: reference })
  if (has(value, 'when')) return object({ when: condition, then: expression, otherwise: expression })
  return object({ op: among(...operations), of: list(expression, limits.conditions, 1) })
}

const expression: Reader = shaped(
  (value, path, reading) => expressionShape(value)(value, path, reading),
  (value) => {
    const { members = {} } = expressionShape(Object(value)).shape!(value)
    const others = { field: reference, sum: reference, count: reference, when: condition }
    return { members: open(value, 'field', 'sum', 'count', 'when', 'op', 'of') ? { ...members, ...others } : members }
  },
)

const visible = { visible: counted(condition) }

const always: Reader = shaped(
  (value, path, reading) => {
    if (value !== true) counted(condition)(value, path, reading)
  },
  (value) => ({ ...condition.shape!(value), values: [true] }),
)

const day: Reader = (value, path, reading) => {
  if (typeof value === 'number') return number(-73_000, 73_000)(value, path, reading)
  if (typeof value !== 'string' || !isDay(value)) refuse(reading, path, 'day')
}

const yes = among(true)
const amount = number(-widest, widest)
const anyNumber = number(-widest, widest, false)
const choices = list(object({ value: text(100), label }), limits.options)
const days = { from: day, until: day }
const currency: Reader = (value, path, reading) => {
  if (typeof value !== 'string' || !/^[A-Z]{3}$/.test(value)) refuse(reading, path, 'currency')
}

const megabytes = number(limits.leastMegabytes, limits.megabytes, false)

const area: Reader = (value, path, reading) => {
  if (typeof value !== 'string' || !/^[a-z][a-z_]{0,39}$/.test(value)) refuse(reading, path, 'name')
}

/** What each type needs, and what it may have besides. */
const types: Record<FieldKind, readonly [needed: Members, others?: Members]> = {
  text: [
    { max: number(1, 5000) },
    { min: number(0, 5000), rule: among(...textRules), own: object({ pattern: text(500), said: words }) },
  ],
  longText: [{ max: number(1, 20_000) }, { min: number(0, 20_000) }],
  number: [{ decimals: number(0, 4) }, { min: anyNumber, max: anyNumber, below: anyNumber, nonZero: yes, unit: label }],
  money: [{ currency }, { min: amount, max: amount, nonZero: yes }],
  percent: [{}, { min: anyNumber, max: anyNumber }],
  date: [{}, days],
  time: [{}],
  dateRange: [{}, days],
  phone: [{}],
  email: [{}],
  emails: [{ max: number(1, 50) }],
  country: [{}],
  province: [{ countries: list(among(...dividedCountries), dividedCountries.length, 1) }],
  option: [{ look: among('radio', 'list'), options: choices }],
  options: [{ options: choices }, { max: number(1, limits.options) }],
  flag: [{}],
  file: [
    {
      kinds: list(among('image', 'pdf', 'video'), 3, 1),
      megabytes,
      of: among('each', 'all'),
      max: number(1, 20),
    },
    { extensions: list(among(...fileExtensions), fileExtensions.length, 1) },
  ],
  photo: [{ megabytes, max: number(1, 20) }],
  signature: [{}],
  bankAccount: [
    { options: list(object({ value: text(100), label, min: number(1, 20), max: number(1, 20) }), limits.options) },
  ],
  itemCounter: [
    { currency, minItem: number(0, 1000), maxItem: number(1, 1000), pricePerItem: number(1, 1_000_000_000_000) },
  ],
  discountAllocation: [{}, { currency }],
  lookup: [{ area }, { many: number(2, limits.records) }],
  explanation: [{ text: words }],
  calculated: [
    { value: counted(expression), shown: among('number', 'money', 'percent'), decimals: number(0, 4) },
    { currency },
  ],
  hidden: [{}, { value: constant }],
}

const asked: readonly [Members, Members] = [
  { kind: among('field'), name: unique('names'), label },
  {
    help: words,
    required: always,
    readOnly: always,
    ...visible,
    personal: object({ days: number(1, 36_500) }),
    key: yes,
    note: text(limits.words, false),
  },
]

const typeOf = (value: unknown): FieldKind | null => {
  const type = isRecord(value) ? value['type'] : undefined
  return typeof type === 'string' && Object.hasOwn(types, type) ? (type as FieldKind) : null
}

const ofType = (type: FieldKind): Reader => {
  const [needed, others] = types[type]
  return object({ ...asked[0], type: among(type), ...needed }, { ...asked[1], ...others })
}

const field: Reader = shaped(
  (value, path, reading) => {
    const type = typeOf(value)
    if (!type) return refuse(reading, within(path, 'type'), 'among', { values: Object.keys(types).join(', ') })
    reading.fields += 1
    if (reading.fields === limits.fields + 1) refuse(reading, path, 'tooManyFields', { max: limits.fields })
    ofType(type)(value, path, reading)
  },
  (value) => {
    const type = typeOf(value)
    const { members } = (type ? ofType(type) : object(...asked)).shape!(value)
    return { members: { ...members, type: among(...Object.keys(types)) } }
  },
)

const mostItems = limits.fields

const group: Reader = object(
  {
    kind: among('group'),
    name: unique('names'),
    label,
    min: number(0, limits.rows),
    max: number(1, limits.rows),
    look: among('rows', 'table'),
    items: list(field, mostItems),
  },
  { help: words, ...visible, note: text(limits.words, false) },
)

const kinds = among('section', 'group', 'field')

/** `level` is that of the item itself. */
const itemAt = (level: number): Reader => {
  const read: Reader = (value, path, reading) => {
    const kind = isRecord(value) ? value['kind'] : undefined
    if (level > limits.levels || (level === limits.levels && kind !== 'field'))
      return refuse(reading, path, 'tooDeep', { max: limits.levels })
    of(value)(value, path, reading)
  }
  const of = (value: unknown): Reader => {
    const kind = isRecord(value) ? value['kind'] : undefined
    if (kind === 'field') return field
    if (kind === 'group') return group
    return object(
      { kind: kinds, id: unique('ids'), columns: among(1, 2, 3), items: list(itemAt(level + 1), mostItems) },
      { title: label, ...visible },
    )
  }
  return shaped(read, (value) =>
    open(value, 'kind')
      ? { members: { kind: kinds } }
      : { members: { ...of(value).shape!(value).members, kind: level < limits.levels ? kinds : among('field') } },
  )
}

const page: Reader = object({ id: unique('ids'), title: label, items: list(itemAt(2), mostItems) }, visible)

/** Of a whole definition. */
export const form: Reader = object({ schema: among(1), pages: list(page, limits.pages) })

/** Whether a value is no deeper and no larger than may be looked through. */
const isBounded = (value: unknown): boolean => {
  let level = [value]
  let values = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length
    if (depth > deepest || values > mostValues) return false
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return true
}

const bytesOf = (value: string): number => new TextEncoder().encode(value).length

const refused = (key: string, values: FieldError['values'] = {}): { ok: false; fields: FieldError[] } => ({
  ok: false,
  fields: [{ path: '', key: `forms:wrong.${key}`, values }],
})

const tooLarge = () => refused('tooLarge', { max: limits.bytes / 1024 })

/** JSON, or its text, that is small enough to be looked through. */
export const boundedJson = (given: unknown): Checked<unknown> => {
  if (typeof given !== 'string') return isBounded(given) ? { ok: true, value: given } : tooLarge()
  if (given.length > longestText) return tooLarge()
  try {
    const value: unknown = JSON.parse(given)
    return isBounded(value) ? { ok: true, value } : tooLarge()
  } catch {
    return refused('json')
  }
}

/** A definition out of parsed JSON, or of its text: what is not in the schema is refused by where it stands. */
export const readDefinition = (given: unknown): Checked<Definition> => {
  const read = boundedJson(given)
  if (!read.ok) return read
  const reading: Reading = { wrong: [], names: new Set(), ids: new Set(), fields: 0 }
  form(read.value, '', reading)
  if (reading.wrong.length > 0) return { ok: false, fields: reading.wrong }
  const canonical = definitionText(read.value as Definition)
  if (bytesOf(canonical) > limits.bytes) return tooLarge()
  return { ok: true, value: JSON.parse(canonical) as Definition }
}

/** What a definition says that was read before it was stored. @throws Error where it was not */
export const storedDefinition = (stored: unknown): Definition => {
  const read = readDefinition(stored)
  if (!read.ok) throw new Error('A stored definition cannot be read')
  return read.value
}
