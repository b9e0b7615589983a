import fc from 'fast-check'
import type {
  Answers,
  Choice,
  Comparison,
  Condition,
  Definition,
  Expression,
  FieldKind,
  FormField,
  FormGroup,
  FormItem,
  FormPage,
  Words,
} from '../../../src/shared/forms/definition.ts'
import { filesTaken } from '../../../src/shared/forms/input.ts'
import { comparingsOf } from '../../../src/shared/forms/comparable.ts'

/** Numbers out of which something is made: fewer and smaller ones make something simpler, so that what fails shrinks. */
export class Choices {
  private at = 0
  private readonly numbers: readonly number[]

  constructor(numbers: readonly number[]) {
    this.numbers = numbers
  }

  /** From 0 up to below `count`. */
  next(count: number): number {
    const number = this.numbers[this.at] ?? 0
    this.at += 1
    return number % count
  }

  pick<T>(values: readonly T[]): T {
    return values[this.next(values.length)]!
  }

  /** Never where the numbers have run out. */
  one(of: number): boolean {
    return this.next(of) === of - 1
  }

  some<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.next(most + 1) }, (_, index) => make(index))
  }
}

export const choices = (most = 300): fc.Arbitrary<Choices> =>
  fc.array(fc.nat(5039), { maxLength: most, size: 'max' }).map((numbers) => new Choices(numbers))

const said = (text: string): Words => ({ en: text, id: `${text} (id)`, vi: `${text} (vi)` })

const optionsOf = (from: Choices): Choice[] =>
  ['a', 'b', 'c', 'd'].slice(0, 2 + from.next(3)).map((value) => ({ value, label: said(`Option ${value}`) }))

const span = (from: Choices, unit: number) => ({
  ...(from.one(3) && { min: unit * from.next(3) }),
  ...(from.one(3) && { max: unit * (3 + from.next(3)) }),
})

const days = (from: Choices) => ({
  ...(from.one(3) && { from: from.pick<string | number>(['2026-11-01', -20]) }),
  ...(from.one(3) && { until: from.pick<string | number>(['2026-12-15', 10]) }),
})

/** Own patterns, each with texts that fit. */
const patterns: Readonly<Record<string, readonly string[]>> = {
  '[A-Z]{2}\\d{1,3}': ['AB1', 'XY123'],
  '(a+)+b?': ['a', 'aaab'],
}

export const kinds: readonly FieldKind[] = [
  'text',
  'flag',
  'option',
  'number',
  'money',
  'options',
  'date',
  'percent',
  'calculated',
  'time',
  'dateRange',
  'longText',
  'email',
  'emails',
  'phone',
  'country',
  'province',
  'file',
  'photo',
  'signature',
  'bankAccount',
  'itemCounter',
  'lookup',
  'discountAllocation',
  'hidden',
  'explanation',
]

/** What its type declares of a field; a calculation is put in once it is known which fields there are. */
export const typed = (from: Choices, type: FieldKind) => {
  switch (type) {
    case 'text':
      return {
        max: 5 + from.next(10),
        ...(from.one(3) && { min: 1 + from.next(3) }),
        ...(from.one(4) && { rule: from.pick(['digits', 'alphaNum', 'plate'] as const) }),
        ...(from.one(5) && { own: { pattern: from.pick(Object.keys(patterns)), said: said('Odd') } }),
      }
    case 'longText':
      return { max: 10 + from.next(50), ...(from.one(3) && { min: 2 }) }
    case 'number':
      return {
        decimals: from.next(4),
        ...span(from, 5),
        ...(from.one(4) && { below: 20 }),
        ...(from.one(4) && { nonZero: true }),
      }
    case 'money':
      return { currency: from.pick(['IDR', 'MYR']), ...span(from, 1000), ...(from.one(4) && { nonZero: true }) }
    case 'percent':
      return span(from, 10)
    case 'date':
    case 'dateRange':
      return days(from)
    case 'province':
      return { countries: from.pick([['ID'], ['VN'], ['ID', 'VN']]) }
    case 'lookup':
      return { area: from.pick(['bank', 'agent']), ...(from.one(2) && { many: 2 }) }
    case 'emails':
      return { max: 1 + from.next(3) }
    case 'option':
      return { look: from.pick(['list', 'radio']), options: optionsOf(from) }
    case 'options':
      return { options: optionsOf(from), ...(from.one(3) && { max: 1 + from.next(2) }) }
    case 'file':
      return {
        kinds: from.pick([['pdf'], ['image'], ['image', 'pdf']]),
        ...(from.one(4) && { extensions: from.pick([['png'], ['jpg', 'mp4'], ['pdf']]) }),
        megabytes: (1 + from.next(6)) / 2,
        of: from.pick(['each', 'all']),
        max: 1 + from.next(3),
      }
    case 'photo':
      return { megabytes: 1 + from.next(3), max: 1 + from.next(3) }
    case 'bankAccount':
      return { options: optionsOf(from).map((option) => ({ ...option, min: 3 + from.next(2), max: 5 + from.next(2) })) }
    case 'itemCounter':
      return { currency: 'IDR', minItem: from.next(3), maxItem: 3 + from.next(3), pricePerItem: from.pick([500, 1000]) }
    case 'discountAllocation':
      return from.one(2) ? { currency: from.pick(['IDR', 'MYR']) } : {}
    case 'explanation':
      return { text: said('Please read') }
    case 'calculated':
      return { value: 0, shown: from.pick(['number', 'money', 'percent']), decimals: from.next(3), currency: 'IDR' }
    case 'hidden':
      return from.one(2) ? { value: from.pick(['a', 7, true]) } : {}
    default:
      return {}
  }
}

export const fieldOf = (from: Choices, name: string): FormField => {
  const type = from.pick(kinds)
  return { kind: 'field', type, name, label: said(`Field ${name}`), ...typed(from, type) } as FormField
}

/** A value that the field may have. */
const valueOf = (from: Choices, field: FormField): unknown => {
  const id = (digit: number) => `7d1c2f3e-0000-4000-8000-00000000000${digit}`
  switch (field.type) {
    case 'text': {
      if (field.own) return from.pick(patterns[field.own.pattern]!)
      return from.pick(['a', 'abc', '123', '12 AB', '1', ' xyz ', 'ü'.repeat(field.max)])
    }
    case 'longText':
      return from.pick(['Something', 'two\nlines'])
    case 'number':
      return from.pick([0, 1, 7, 12, 19, 2.5, 3.125])
    case 'money':
      return from.pick([0, 1, 1000, 2500, 5000])
    case 'percent':
      return from.pick([0, 12.5, 25, 40, 100])
    case 'date':
      return from.pick(['2026-11-26', '2026-12-01', '2026-11-05'])
    case 'time':
      return from.pick(['08:30', '23:59'])
    case 'dateRange':
      return from.pick(['2026-11-26/2026-12-01', '2026-11-26/2026-11-26'])
    case 'phone':
      return from.pick(['+62 812 345 6789', '+84912345678'])
    case 'email':
      return from.pick(['a@example.test', 'b.c@example.test'])
    case 'emails':
      return from.pick([['a@example.test'], ['a@example.test', 'b@example.test']])
    case 'country':
      return from.pick(['ID', 'vn'])
    case 'lookup': {
      const record = () => ({ id: id(from.next(3)), title: from.pick(['Bank Mandiri', 'A']) })
      return field.many === undefined ? record() : from.some(4, record)
    }
    case 'province':
      return from.pick(['ID-JB', 'VN-HN'])
    case 'option':
      return from.pick(field.options).value
    case 'options':
      return field.options.slice(0, 1 + from.next(field.options.length)).map(({ value }) => value)
    case 'flag':
      return from.one(2)
    case 'file':
    case 'photo':
    case 'signature': {
      const taken = filesTaken(field)!
      const type = taken.kinds.includes('pdf') ? 'application/pdf' : 'image/png'
      return from.some(taken.max, (index) => ({
        id: id(index),
        name: `${index}.pdf`,
        type,
        size: 300_000 * (1 + from.next(4)),
      }))
    }
    case 'bankAccount':
      return {
        bank: from.pick(field.options).value,
        number: from.pick(['1234', '12345', '123', '123456', '12a4']),
        holder: from.pick(['Siti | R', 'B. Ali', '<b>']),
      }
    case 'itemCounter':
      return {
        name: from.pick(['Helmet', 'Bag']),
        totalItem: from.pick([3, 2, 1, 0, 5]),
        totalPrice: {
          cost: from.pick([1500, 2000, 3000, 0, 500]),
          currency: { name: 'IDR' },
        },
      }
    case 'discountAllocation':
      return {
        amount: from.pick([10, 12]),
        agent: from.pick([5, 6]),
        company: from.pick([2, 3]),
        client: from.pick([0, 2, 4]),
      }
    default:
      return undefined
  }
}

const constantFor = (from: Choices, field: FormField): string | number | boolean => {
  if (field.type === 'hidden') return from.pick(['a', 7, true])
  if (field.type === 'calculated') return from.pick([0, 5, 1000])
  const value = valueOf(from, field)
  return Array.isArray(value) ? String(value[0]) : (value as string)
}

export interface Around {
  fields: readonly FormField[]
  groups: readonly { name: string }[]
  /** The rows of the group in which a field stands whose condition it is. */
  row: readonly FormField[]
}

const comparison = (from: Choices, { fields, groups, row }: Around): Comparison => {
  const others = [...fields, ...row].filter((field) => comparingsOf(field).length > 0)
  if (others.length === 0 || (groups.length > 0 && from.one(8)))
    return { field: from.pick([...groups, { name: 'nothing' }]).name, is: from.pick(['filled', 'empty']) }
  const field = from.pick(others)
  const is = from.pick(comparingsOf(field))
  if (is === 'filled' || is === 'empty') return { field: field.name, is }
  if (is === 'among') return { field: field.name, is, values: [constantFor(from, field), constantFor(from, field)] }
  return { field: field.name, is, value: constantFor(from, field) }
}

export const condition = (from: Choices, around: Around, depth = 0): Condition => {
  const shape = depth > 1 ? 0 : from.next(6)
  const inner = () => condition(from, around, depth + 1)
  if (shape === 3) return { all: [inner(), inner()] }
  if (shape === 4) return { any: [inner(), inner()] }
  return shape === 5 ? { not: inner() } : comparison(from, around)
}

export const isNumeric = ({ type }: FormField): boolean => ['number', 'money', 'percent', 'calculated'].includes(type)

export const expression = (from: Choices, around: Around, sums: readonly FormField[], depth = 0): Expression => {
  const shape = depth > 1 ? from.next(2) : from.next(6)
  const inner = () => expression(from, around, sums, depth + 1)
  const numbers = [...around.fields, ...around.row].filter(isNumeric)
  if (shape === 1 && numbers.length > 0) return { field: from.pick(numbers).name }
  if (shape === 2 && sums.length > 0) return { sum: from.pick(sums).name }
  if (shape === 3 && around.groups.length > 0) return { count: from.pick(around.groups).name }
  if (shape === 4)
    return { op: from.pick(['add', 'subtract', 'multiply', 'divide', 'least', 'most']), of: [inner(), inner()] }
  return shape === 5
    ? { when: condition(from, around, 1), then: inner(), otherwise: inner() }
    : from.pick([1, 0, 2.5, -3, 1000])
}

/** A field with its conditions and its calculation. */
const conditioned = (from: Choices, field: FormField, around: Around, sums: readonly FormField[]): FormField =>
  ({
    ...field,
    ...(from.one(3) && { visible: condition(from, around) }),
    ...(from.one(3) && { required: from.one(2) ? condition(from, around) : true }),
    ...(from.one(6) && { readOnly: from.one(2) ? condition(from, around) : true }),
    ...(field.type === 'calculated' && { value: expression(from, around, sums) }),
  }) as FormField

const groupOf = (from: Choices, index: number): FormGroup => {
  const min = from.next(3)
  return {
    kind: 'group',
    name: `group${index}`,
    label: said(`Group ${index}`),
    min,
    max: Math.max(1, min) + from.next(3),
    look: from.pick(['rows', 'table']),
    items: from.some(3, (inner) => fieldOf(from, `row${index}_${inner}`)),
  }
}

/** A form of everything there is; without `backward`, conditions look anywhere, so that there may be circles. */
export const definitionOf = (from: Choices, { backward = true } = {}): Definition => {
  const plain = from.some(6, (index) => fieldOf(from, `field${index}`))
  const groups = from.some(2, (index) => groupOf(from, index))
  const inRows = groups.flatMap(({ items }) => items)
  const before = <T>(all: readonly T[], index: number) => (backward ? all.slice(0, index) : all)
  const fields = plain.map((field, index) =>
    conditioned(
      from,
      field,
      { fields: before(plain, index), groups: backward ? [] : groups, row: [] },
      backward ? [] : inRows,
    ),
  )
  const full = groups.map((group) => ({
    ...group,
    ...(from.one(4) && { visible: condition(from, { fields: plain, groups: [], row: [] }) }),
    items: group.items.map((field, index) =>
      conditioned(from, field, { fields: plain, groups: [], row: before(group.items, index) }, []),
    ),
  }))
  const last = conditioned(
    from,
    fieldOf(from, 'last'),
    { fields: plain, groups: full, row: [] },
    inRows.filter(isNumeric),
  )
  const items: FormItem[] = [...fields, ...full, last]
  const cut = from.next(items.length + 1)
  const section = from.one(2)
    ? items.slice(cut)
    : [
        {
          kind: 'section' as const,
          id: 'section1',
          columns: from.pick([1, 2, 3] as const),
          ...(from.one(3) && { visible: condition(from, { fields: backward ? [] : plain, groups: [], row: [] }) }),
          items: items.slice(cut),
        },
      ]
  const pages: FormPage[] = [
    { id: 'page1', title: said('First'), items: items.slice(0, cut) },
    { id: 'page2', title: said('Second'), items: section },
  ]
  return { schema: 1, pages }
}

export const definitions = (given?: { backward?: boolean }): fc.Arbitrary<Definition> =>
  choices().map((from) => definitionOf(from, given))

const rowOf = (from: Choices, fields: readonly FormField[]): Answers =>
  Object.fromEntries(fields.flatMap((field) => (from.one(4) ? [] : [[field.name, valueOf(from, field)]])))

const itemsIn = (items: readonly FormItem[]): (FormField | FormGroup)[] =>
  items.flatMap((item) => (item.kind === 'section' ? itemsIn(item.items) : [item]))

/** Answers that are mostly right. */
export const answersOf = (from: Choices, definition: Definition): Answers =>
  Object.fromEntries(
    definition.pages
      .flatMap(({ items }) => itemsIn(items))
      .map((item) => [
        item.name,
        item.kind === 'group'
          ? Array.from({ length: item.min + from.next(2) }, () => rowOf(from, item.items))
          : rowOf(from, [item])[item.name],
      ]),
  )

/** The same with a value for each of these paths. */
export const answered = (
  from: Choices,
  definition: Definition,
  answers: Answers,
  paths: readonly string[],
): Answers => {
  const filled = structuredClone(answers) as Record<string, unknown>
  const items = definition.pages.flatMap((page) => itemsIn(page.items))
  for (const path of paths) {
    const [, name = '', row, inner] = /^(\w+)(?:\[(\d+)\]\.(\w+))?$/.exec(path) ?? []
    const item = items.find((one) => one.name === name)
    if (item?.kind === 'group' && row !== undefined) {
      const field = item.items.find((one) => one.name === inner)!
      ;(filled[name] as Record<string, unknown>[])[Number(row)]![field.name] =
        field.type === 'flag' || valueOf(from, field)
    } else if (item?.kind === 'field') filled[name] = item.type === 'flag' || valueOf(from, item)
  }
  return filled
}
