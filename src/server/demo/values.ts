import { faker } from '@faker-js/faker/locale/id_ID'
import { typeOf, type Field, type FieldKind, type FieldOf } from '../../../machines/fields/fields.ts'
import { sizeOf } from '../../../machines/fields/image.ts'
import type { KeptFile } from '../../../machines/fields/kept.ts'
import type { Text } from '../../../machines/fields/text.ts'
import { formFields, snake } from '../../shared/area/names.ts'
import { empty as emptyDefinition } from '../../shared/forms/definition.ts'
import { definitionText } from '../../shared/forms/read.ts'
import { formSchema, type Referred } from '../../shared/area/schema.ts'
import type { Area } from '../../shared/area/types.ts'
import { locales } from '../../shared/locales.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { isFilled } from '../tables/creation.ts'
import { anyBank } from './banks.ts'
import { days } from '../../../machines/kit/days.ts'
import { dayOf } from './calendar.ts'
import type { Row } from './insertRows.ts'
import { paperOf } from './papers.ts'
import { markNamed } from './marks.ts'
import { emblemOf } from './pictures.ts'
import { fullName, mailName } from './person.ts'
import { places } from './places.ts'

/** What values are made from: the time, and the rows there are of other areas. */
interface World {
  now: number
  of(area: string): readonly Row[]
}

type Made = { [K in FieldKind]: (field: FieldOf<K>, name: string, world: World) => unknown }

const pick = <T>(values: readonly T[]): T => faker.helpers.arrayElement(values)
const person = () => fullName(pick(['female', 'male']))
const place = () => pick(places)
const address = () => `${faker.location.streetAddress()}, ${place().city}`
const company = () =>
  `${pick(['Artha', 'Bina', 'Cakra', 'Graha', 'Karya', 'Mega', 'Prima', 'Surya', 'Tirta'])} ${pick(['Abadi', 'Kencana', 'Mandiri', 'Mulia', 'Perdana', 'Sentosa', 'Utama'])} ${faker.number.int({ min: 1, max: 99 })}`
const remark = () =>
  pick(['As agreed by phone', 'Checked against the original', 'Renewed every year', 'To be reviewed this quarter'])

/** What a text is about is in its field's name. */
const topics: [RegExp, () => string][] = [
  [
    /^definition$/,
    () => definitionText({ ...emptyDefinition, pages: [{ ...emptyDefinition.pages[0]!, title: { en: company() } }] }),
  ],
  [/bank/i, anyBank],
  [/city|branch|location/i, () => place().city],
  [/address/i, address],
  [/person|pic|contact|customer|holder|agent|employee|fullName/i, person],
  [/note|remark|reason|description|comment/i, remark],
]

const ofTopic = (name: string, otherwise: () => string): string =>
  (topics.find(([topic]) => topic.test(name))?.[1] ?? otherwise)()

const phoneNumber = () => `+628${faker.string.numeric({ length: 10, allowLeadingZeros: false })}`

const ofRule: Record<NonNullable<Text['rule']>, (name: string, max: number) => string> = {
  code: (_, max) => faker.string.alphanumeric({ length: Math.min(max, 8), casing: 'upper' }),
  name: (name) => ofTopic(name, company),
  fullName: person,
  slug: () => faker.lorem.slug(2),
  permission: () => `${faker.word.noun()}.${faker.word.verb()}`.toLowerCase().replace(/[^a-z.]/g, ''),
  phone: phoneNumber,
  email: () => `${mailName(person())}@example.test`,
  range: () => `10.${whole(0, 255)}.0.0/16`,
  digits: (_, max) => faker.string.numeric({ length: Math.min(max, 10), allowLeadingZeros: false }),
  nameVietnamese: person,
  nameThai: person,
  alphaNum: (_, max) => faker.string.alphanumeric(Math.min(max, 8)),
  alphaSpaces: () => faker.word.noun(),
  alphaDash: (_, max) => faker.string.alphanumeric(Math.min(max, 8)),
  alphaUnderscores: () => faker.word.noun(),
  alphaThai: () => 'สมชาย',
  description: remark,
  icon: () => faker.lorem.slug(2),
  url: () => faker.internet.url(),
  plate: () => `${faker.string.numeric(4)} ${faker.string.alpha({ length: 3, casing: 'upper' })}`,
  plateIndonesian: () => `B ${faker.string.numeric(4)} ${faker.string.alpha({ length: 3, casing: 'upper' })}`,
}

const whole = (min: number, max: number, step = 1): number =>
  faker.number.int({ min: Math.ceil(min / step), max: Math.max(Math.ceil(min / step), Math.floor(max / step)) }) * step

/** A day of the last year, of the next where something ends, of a life where somebody is born. */
const day = (name: string, now: number): string => {
  if (/birth/i.test(name)) return dayOf(now - days(whole(22 * 365, 60 * 365)))
  return dayOf(now + days(/end|expir|until|due/i.test(name) ? whole(1, 365) : -whole(0, 365)))
}

/** A picture as a record holds it; it is drawn as its name says where that is a mark's. */
export const pictureOf = (field: FieldOf<'image'>, name: string) => {
  const [id, named] = [faker.string.uuid(), `${name}.png`]
  return { id, name: named, type: 'image/png', size: emblemOf(id, sizeOf(field), { mark: markNamed(named) }).length }
}

/** A paper as a record holds it. */
export const paperNamed = (title: string): KeptFile => {
  const name = `${title}.pdf`
  return { id: faker.string.uuid(), name, type: 'application/pdf', size: paperOf(name).length }
}

const several = <T>(make: () => T, most: number): T[] => Array.from({ length: whole(0, Math.min(most, 3)) }, make)

const made: Made = {
  text: ({ rule, max }, name) => (rule ? ofRule[rule](name, max) : ofTopic(name, company)).slice(0, max),
  longText: ({ max }, name) => ofTopic(name, remark).slice(0, max),
  integer: ({ min, max }) => whole(min, Math.min(max, min + 500)),
  decimal: ({ min, max }) => faker.number.float({ min, max, fractionDigits: 2 }),
  money: ({ signed, positive }) => whole(signed ? -500_000_000 : positive ? 1000 : 0, 500_000_000, 1000),
  currency: () => pick(['IDR', 'IDR', 'IDR', 'MYR', 'VND']),
  rate: ({ min = 0, max = 100 }) => whole(min * 2, Math.min(max, min + 20) * 2) / 2,
  date: (_, name, { now }) => day(name, now),
  instant: (_, __, { now }) => new Date(now - whole(0, days(365))).toISOString(),
  period: (_, __, { now }) => {
    const begin = now - days(whole(0, 365))
    return `${dayOf(begin)}/${dayOf(begin + days(365))}`
  },
  flag: () => faker.datatype.boolean(),
  option: ({ options }) => pick(options),
  options: ({ options }) => {
    const chosen = faker.helpers.arrayElements(options, { min: 1, max: options.length })
    return options.filter((option) => chosen.includes(option))
  },
  group: ({ fields, max }, _, world) =>
    several(
      () => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, name, world)])),
      max,
    ),
  colour: () => faker.color.rgb(),
  url: () => `https://${faker.internet.domainName()}`,
  country: () => pick(['ID', 'ID', 'ID', 'VN', 'TH', 'MY', 'PH', 'KH']),
  phone: phoneNumber,
  json: (_, name) =>
    name === 'expected'
      ? { shown: [], hidden: [], results: {}, wrong: [] }
      : { [name]: company(), version: whole(1, 9) },
  reference: ({ area }, _, { of }) => (of(area).length > 0 ? pick(of(area))['id'] : null),
  references: ({ area, filter = {}, max }, _, { of }) => {
    const isTaken = (row: Row) =>
      Object.entries(filter).every(([name, wanted]) =>
        typeof wanted === 'boolean' ? row[name] === wanted : wanted.includes(String(row[name])),
      )
    return faker.helpers.arrayElements(of(area).filter(isTaken), Math.min(max, 2)).map(({ id }) => id)
  },
  image: (field, name) => pictureOf(field, name),
  files: ({ max }, name) => several(() => paperNamed(`${name} ${whole(1, 99)}`), max),
  file: () => null,
  code: () => null,
  wording: () => Object.fromEntries(locales.map((locale) => [locale, remark()])),
  password: () => null,
}

const valueOf = (field: Field, name: string, world: World): unknown =>
  (made[field.type] as (of: Field, name: string, world: World) => unknown)(field, name, world)

const value = (area: Area, name: string, world: World): unknown => {
  const field: Field = area.fields[name]!
  const { empty } = typeOf(field.type)
  if (!isFilled(area, name) && faker.number.int(9) === 0) return empty === '' ? null : empty
  return valueOf(field, name, world)
}

/** What the area is told of the records that its own may refer to. */
const factsFor = (area: Area, of: World['of']): Referred =>
  Object.fromEntries(
    Object.values(area.fields).flatMap((field) =>
      field.type === 'reference' && field.facts
        ? of(field.area).map((row) => [
            row['id'],
            Object.fromEntries(Object.keys(field.facts!).map((fact) => [fact, row[snake(fact)]])),
          ])
        : [],
    ),
  )

/** Of an area to which every record must refer, why there may be none. */
const lacking = ({ fields }: Area, of: World['of']): string | undefined =>
  Object.values(fields).flatMap((field) =>
    field.type === 'reference' && field.required && of(field.area).length === 0 ? field.area : [],
  )[0]

const tries = 200

/** Makes records of an area by the types and names of its fields, each one that its form would take, and none like another where it may not be. */
export const recordMaker = (area: Area, now: number, of: World['of'] = () => []): (() => Record<string, unknown>) => {
  const world = { now, of }
  const schema = formSchema(area)
  const typed = formFields(area)
  const uniques = Object.entries(area.fields).flatMap(([name, field]) =>
    'unique' in field && field.unique ? name : [],
  )
  const taken = new Set<string>()
  const referred = factsFor(area, of)
  const attempt = (): Record<string, unknown> =>
    Object.fromEntries(Object.keys(area.fields).map((name) => [name, value(area, name, world)]))
  const wrong = new Set<string>()
  return () => {
    for (let count = 0; count < tries; count++) {
      const record = attempt()
      const key = (name: string) => `${name} ${String(record[name])}`
      const form = Object.fromEntries(typed.map((name) => [name, record[name]]))
      const checked = check(schema, form, { referred })
      const faults = [
        ...uniques.filter((name) => taken.has(key(name))).map((name) => `${name} taken`),
        ...(checked.ok ? [] : checked.fields.map((fault) => `${fault.path} ${fault.key}`)),
      ]
      if (faults.length === 0) {
        for (const name of uniques) taken.add(key(name))
        return record
      }
      for (const fault of faults) wrong.add(fault)
    }
    const none = lacking(area, of)
    throw new Error(
      none
        ? `No record of ${area.id} without one of ${none}: nobody has made any before`
        : `Chance makes no record of ${area.id}: mend the declaration, or give it a maker of its own (${[...wrong].join(', ')})`,
    )
  }
}
