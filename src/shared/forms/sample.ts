import { unitOf } from '../../../machines/fields/currencies.ts'
import { addDays, utcDay } from '../../../machines/kit/days.ts'
import type { Answers, Definition, FormField, FormFieldOf, FormGroup } from './definition.ts'
import { filesTaken, typesTaken } from './input.ts'
import type { Occasion } from './judge.ts'
import { matching } from './matching.ts'
import { saidIn } from './said.ts'
import { readAnswer } from './schema.ts'
import { type Topic, topicOf } from './topic.ts'
import { groupsOf, placesOf } from './walk.ts'

/** What texts say that are about something, first and other rows. */
const texts: { readonly [T in Topic]?: readonly string[] } = {
  report: ['LP/B/482/XI/2026/SPKT'],
  certificate: ['3273-KM-12112026-0015'],
  quotation: ['QUO-20261184'],
  claimNumber: ['CLM-2026-000481'],
  loan: ['KPR-2026-018245'],
  policyNumber: ['POL-2026-004817'],
  customerNumber: ['CIF-00184526'],
  imei: ['356938035643809'],
  chassis: ['MHKM5EA3JHK012345'],
  identityNumber: ['3273014704880003'],
  taxNumber: ['092542943407000'],
  account: ['5270183942'],
  flight: ['GA410'],
  vessel: ['MV Tanto Sejahtera, voyage 126'],
  plate: ['B 1234 XYZ', 'D 1820 AB', '1234 KBT'],
  garage: ['Bengkel Jaya Motor, Bandung'],
  hospital: ['RS Hasan Sadikin'],
  vehicle: ['Toyota Avanza 1.5 G'],
  device: ['Samsung Galaxy A54'],
  goods: ['Cotton fabric, 120 rolls', 'Ready-made shirts, 40 cartons'],
  expense: ['Night in a hotel', 'Meals at the airport'],
  item: ['Laptop', 'Wrist watch'],
  part: ['Left rear door', 'Front bumper'],
  damage: ['Scratch of 20 cm', 'Dent at the lower edge'],
  happening: ['Water damage after heavy rain', 'Break-in by night'],
  why: ['Customer of five years without a claim'],
  website: ['https://suryamandiri.example.com'],
  position: ['Head of procurement'],
  street: ['Jalan Melati 12, Bandung', 'Jalan Asia Afrika 81, Bandung'],
  city: ['Bandung', 'Bogor'],
  postcode: ['40115'],
  authority: ['Dinas Pekerjaan Umum Jawa Barat'],
  bank: ['Bank Jabar'],
  insurer: ['Asuransi Umum Rajawali'],
  company: ['PT Surya Mandiri', 'PT Bina Karya Utama'],
  person: [
    'Siti Rahmawati',
    'Budi Santoso',
    'Nguyen Van An',
    '\u0e2a\u0e21\u0e0a\u0e32\u0e22 \u0e43\u0e08\u0e14\u0e35',
  ],
}

/** What is written where nobody can tell what it is about, each other of one or more rules of the catalogue. */
const written = [
  'As in the enclosed papers',
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

const accounts: { readonly [T in Topic]?: string } = {
  diagnosis: 'Dengue fever, treated with infusions and rest, and discharged in good condition. ',
  damage: 'The paint is scratched over some 20 centimetres, and the edge is bent. ',
  happening: 'The other vehicle came from the left and touched the front bumper. Nobody was hurt. ',
  course: 'On the way home from work a lorry skidded on the wet road; the report of the police is enclosed. ',
  circumstances: 'The premises lie beside a river, behind a wall against floods. ',
  measures: 'Two people answer for it; it is written down and looked at every week. ',
  called: 'In June 2024, since the work was finished four weeks late. ',
  why: 'A customer of five years without a claim, whom another insurer has offered less. ',
  position: 'Head of procurement of the city of Bandung, since March 2023. ',
  street: 'Jalan Melati 12, Bandung. ',
}
const otherwise = 'More is told in the enclosed papers; please call where anything is not clear. '

/** At least as long as a text must be, and no longer than it may be. */
const fitted = (text: string, { min = 0, max }: { min?: number; max: number }): string =>
  text.repeat(Math.max(1, Math.ceil(min / text.length))).slice(0, Math.max(min, Math.min(max, text.length)))

const turned = <T>(values: readonly T[], by: number): T[] =>
  values.map((_, index) => values[(index + by) % values.length]!)

const textsOf = (field: FormFieldOf<'text'>, row: number): string[] => {
  const topic = topicOf(field)
  const own = turned((topic && texts[topic]) ?? [], row)
  const whole = [...own, ...written].filter(({ length }) => length <= field.max && length >= (field.min ?? 0))
  return [
    ...whole.slice(0, own.length),
    ...(field.own ? [matching(field.own.pattern)] : []),
    ...whole,
    ...[...own, ...written].map((text) => fitted(text, field)),
  ]
}

const counts: { readonly [T in Topic]?: number } = {
  height: 168,
  weight: 64,
  cigarettes: 8,
  mileage: 48_200,
  records: 12_500,
  nights: 3,
  part: 2,
  losses: 1,
}

/** In rupiahs. */
const amounts: { readonly [T in Topic]?: number } = {
  contract: 2_400_000_000,
  loan: 350_000_000,
  sum: 265_000_000,
  goods: 185_000_000,
  item: 4_500_000,
  salary: 8_500_000,
  premium: 4_200_000,
  nights: 500_000,
  expense: 650_000,
}

/** Rupiahs of one, about. */
const rates: Readonly<Record<string, number>> = { VND: 0.64, MYR: 3700, THB: 480, PHP: 280, KHR: 4 }

const numberIn = ({ min = 0, max = Infinity }: { min?: number; max?: number }, usual: number): number =>
  Math.min(Math.max(usual, min), max)

/** Of what may be small and large what is small times as much as it is of the largest. */
const middleOf = ({ min, max }: { min?: number; max?: number }): number | null => {
  if (min === undefined || max === undefined) return null
  return Math.round(min < 0 ? (min + max) / 2 : Math.sqrt(Math.max(min, 1) * max))
}

const numbersOf = (field: FormFieldOf<'number'>, row: number, today: string): number[] => {
  const topic = topicOf(field)
  const told = topic === 'year' ? Number(today.slice(0, 4)) - 6 : topic && counts[topic]
  const usual = told ?? middleOf(field) ?? 2
  return [
    numberIn(field, usual + row),
    numberIn(field, 2 + row),
    ...(field.below === undefined ? [] : [numberIn(field, field.below - 1)]),
  ]
}

const amountsOf = (field: FormFieldOf<'money'>, row: number): number[] => {
  const topic = topicOf(field)
  const rupiahs = ((topic && amounts[topic]) ?? 1_250_000) * (row + 1)
  const whole = rupiahs / (rates[field.currency] ?? 1)
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(whole)) - 2)
  const rounded = Math.max(1, Math.round(whole / digits)) * digits
  return [numberIn(field, rounded * unitOf(field.currency)), numberIn(field, 1)]
}

/** Of two, whose parts come to all of it. */
const shares = [60, 40]

const ageDays = 13_300

/** How far a day is away, by what happens on it. */
const awayOf = (field: FormFieldOf<'date'>, row: number): number => {
  const topic = topicOf(field)
  if (topic === 'birth') return -ageDays + row * 700
  if (topic === 'bought') return -420
  const isAhead = typeof field.until === 'number' ? field.until > 0 : typeof field.from === 'number' && field.from >= 0
  return isAhead ? 14 : -3
}

const rangeOf = (field: FormFieldOf<'dateRange'>): readonly [number, number] =>
  topicOf(field) === 'period' ? [1, 365] : [2, 5]

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

const titleOf = (field: FormFieldOf<'lookup'>, row: number): string =>
  turned(texts[topicOf(field) ?? 'company'] ?? texts.company!, row)[0]!

const recordOf = (field: FormFieldOf<'lookup'>, row: number) => ({
  id: `00000000-0000-4000-8000-${String(row + 1).padStart(12, '0')}`,
  title: titleOf(field, row),
})

const fileOf = (field: FormField, number: number) => {
  const [type = 'application/pdf'] = typesTaken(filesTaken(field)!)
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
      return [fitted(accounts[topicOf(field) ?? 'person'] ?? otherwise, field)]
    case 'number':
      return numbersOf(field, row, today)
    case 'money':
      return amountsOf(field, row)
    case 'percent':
      return [numberIn({ max: 100, ...field }, (topicOf(field) === 'share' && shares[row]) || 10)]
    case 'date':
      return [dayIn(field, today, awayOf(field, row))]
    case 'time':
      return ['14:30']
    case 'dateRange':
      return [
        rangeOf(field)
          .map((away) => dayIn(field, today, away))
          .join('/'),
      ]
    case 'phone':
      return ['+6281234567890']
    case 'email':
      return ['siti.rahmawati@example.com']
    case 'emails':
      return [['siti.rahmawati@example.com', 'budi@example.com'].slice(0, field.max)]
    case 'country':
      return [topicOf(field) === 'destination' ? 'SG' : 'ID']
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
        ? [{ bank: bank.value, number: '5270183942'.repeat(2).slice(0, bank.min), holder: 'Siti Rahmawati' }]
        : []
    }
    case 'itemCounter': {
      const totalItem = Math.min(field.maxItem, Math.max(field.minItem, 2))
      const cost = Math.max(1, totalItem * field.pricePerItem)
      const totalPrice = { cost, currency: { name: field.currency } }
      return [{ name: (saidIn(field.label, 'en') || 'Helmet').slice(0, 100), totalItem, totalPrice }]
    }
    case 'discountAllocation':
      return [
        field.currency === undefined
          ? { amount: 10, agent: 5, company: 3, client: 2 }
          : { amount: 100_000, agent: 50_000, company: 30_000, client: 20_000 },
      ]
    case 'lookup':
      return [field.many === undefined ? recordOf(field, row) : [recordOf(field, row), recordOf(field, row + 1)]]
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
