import { isDay } from '../../../machines/fields/day.ts'
import { fileExtensions } from '../../../machines/fields/fileKinds.ts'
import { dividedCountries } from '../../../machines/fields/provinces.ts'
import { locales } from '../locales.ts'
import { type FieldKind, limits, textRules } from './definition.ts'
import { unique } from './names.ts'
import {
  among,
  isRecord,
  list,
  type Members,
  number,
  object,
  type Reader,
  refuse,
  shaped,
  text,
  within,
} from './reader.ts'
import { always, constant, counted, expression, open, visible, widest } from './reckoning.ts'

const words = object({}, Object.fromEntries(locales.map((locale) => [locale, text(limits.words, false)])))

const label = object({}, Object.fromEntries(locales.map((locale) => [locale, text(300)])))

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

export const field: Reader = shaped(
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
