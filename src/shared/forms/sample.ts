import { addDays, utcDay } from '../../../machines/kit/days.ts'
import type { Answers, Definition, FormField, FormFieldOf, FormGroup } from './definition.ts'
import { filesTaken, mediaTypes } from './input.ts'
import type { Occasion } from './judge.ts'
import { matching } from './matching.ts'
import { readAnswer } from './schema.ts'
import { groupsOf, placesOf } from './walk.ts'

/** Texts that people write, the first two where any will do, each other of one or more rules of the catalogue. */
const written = [
  'Jalan Melati 12, Bandung',
  'MTR-2026-0048',
  'Siti Rahmawati',
  'Nguyen Van An',
  'B 1234 XYZ',
  '1234 KBT',
  '12 AB',
  'B 12',
  '081234567890',
  'AB1234',
  'claim_photos',
  'https://example.com/claim',
  '\u0e2a\u0e21\u0e0a\u0e32\u0e22 \u0e43\u0e08\u0e14\u0e35',
]

const sentence = 'The other vehicle came from the left and touched the front bumper. Nobody was hurt. '

/** At least as long as a text must be, and no longer than it may be. */
const fitted = (text: string, { min = 0, max }: { min?: number; max: number }): string =>
  text.repeat(Math.max(1, Math.ceil(min / text.length))).slice(0, Math.max(min, Math.min(max, text.length)))

const textsOf = (field: FormFieldOf<'text'>, row: number): string[] => {
  const whole = written.filter(({ length }) => length <= field.max && length >= (field.min ?? 0))
  const first = whole[row % 2]
  return [
    ...(field.own ? [matching(field.own.pattern)] : []),
    ...(first ? [first] : []),
    ...whole,
    ...written.map((text) => fitted(text, field)),
  ]
}

const numberIn = ({ min = 0, max = Infinity }: { min?: number; max?: number }, usual: number): number =>
  Math.min(Math.max(usual, min), max)

/** The day within the limits that is nearest to one some days away. */
const dayIn = (
  { from, until }: FormFieldOf<'date'> | FormFieldOf<'dateRange'>,
  today: string,
  away: number,
): string => {
  const day = (limit: string | number) => (typeof limit === 'number' ? addDays(today, limit) : limit)
  const usual = addDays(today, away)
  const late = until !== undefined && usual > day(until) ? day(until) : usual
  return from !== undefined && late < day(from) ? day(from) : late
}

const fileOf = (field: FormField, number: number) => {
  const [kind = 'pdf'] = filesTaken(field)!.kinds
  const [type = 'application/pdf'] = mediaTypes[kind]
  return {
    id: `00000000-0000-4000-8000-${String(number + 1).padStart(12, '0')}`,
    name: `${field.name}.${type.replace(/^.*\//, '')}`,
    type,
    size: 240_000,
  }
}

/** Answers that somebody might give, the likeliest first. */
const likely = (field: FormField, row: number, today: string): unknown[] => {
  switch (field.type) {
    case 'text':
      return textsOf(field, row)
    case 'longText':
      return [fitted(sentence, field)]
    case 'number':
      return [numberIn(field, 2 + row), ...(field.below === undefined ? [] : [numberIn(field, field.below - 1)])]
    case 'money':
      return [numberIn(field, 1_250_000 * (row + 1)), numberIn(field, 1)]
    case 'percent':
      return [numberIn({ max: 100, ...field }, 10)]
    case 'date':
      return [dayIn(field, today, -3)]
    case 'time':
      return ['14:30']
    case 'dateRange':
      return [`${dayIn(field, today, 2)}/${dayIn(field, today, 5)}`]
    case 'phone':
      return ['+6281234567890']
    case 'email':
      return ['siti.rahmawati@example.com']
    case 'emails':
      return [['siti.rahmawati@example.com', 'budi@example.com'].slice(0, field.max)]
    case 'country':
      return ['ID']
    case 'province':
      return [field.countries.includes('ID') ? 'ID-JB' : 'VN-HN']
    case 'option':
      return [field.options[row % Math.max(field.options.length, 1)]?.value]
    case 'options':
      return [field.options.slice(0, Math.min(2, field.max ?? 2)).map(({ value }) => value)]
    case 'flag':
      return [true]
    case 'file':
    case 'photo':
    case 'signature':
      return [[fileOf(field, row)]]
    case 'bankAccount': {
      const bank = field.options[row % Math.max(field.options.length, 1)]
      return bank
        ? [{ bank: bank.value, number: '1234567890'.repeat(2).slice(0, bank.min), holder: 'Siti Rahmawati' }]
        : []
    }
    case 'itemCounter': {
      const totalItem = Math.min(field.maxItem, Math.max(field.minItem, 2))
      const cost = Math.max(1, totalItem * field.pricePerItem)
      const totalPrice = { cost, currency: { name: field.currency } }
      return [{ name: 'Helm', totalItem, totalPrice }]
    }
    case 'discountAllocation':
      return [
        field.currency === undefined
          ? { amount: 10, agent: 5, company: 3, client: 2 }
          : { amount: 100_000, agent: 50_000, company: 30_000, client: 20_000 },
      ]
    case 'lookup':
      return [{ id: `00000000-0000-4000-8000-${String(row + 1).padStart(12, '0')}`, title: written[row % 2] }]
    case 'explanation':
    case 'calculated':
    case 'hidden':
      return []
  }
}

/** Answers that are as plausible as they can be made of a form alone, the same each time; its rules find nothing wrong with them. */
export const sampleAnswers = (definition: Definition, { at, known = {}, fits = () => false }: Occasion): Answers => {
  const today = utcDay(at)
  const answer = (field: FormField, row = 0): readonly (readonly [string, unknown])[] => {
    const right = likely(field, row, today).find(
      (value) => value !== undefined && !readAnswer(field, value, field.name, { today, fits }).wrong,
    )
    return right === undefined ? [] : [[field.name, right]]
  }
  const rowsOf = ({ min, max, items }: FormGroup) =>
    Array.from({ length: Math.max(min, Math.min(max, 2)) }, (_, row) =>
      Object.fromEntries(items.flatMap((field) => answer(field, row))),
    )
  const fields = placesOf(definition).flatMap(({ field, group }) => (group ? [] : answer(field)))
  const groups = groupsOf(definition).map(({ group }) => [group.name, rowsOf(group)] as const)
  return { ...Object.fromEntries(fields), ...Object.fromEntries(groups), ...known }
}
