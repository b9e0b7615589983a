import { faker } from '@faker-js/faker/locale/id_ID'
import type { KeptFile } from '../../../../machines/fields/kept.ts'
import { addDays, utcDay } from '../../../../machines/kit/days.ts'
import type { Answers, Definition, FormField, FormGroup } from '../../../shared/forms/definition.ts'
import type { Occasion } from '../../../shared/forms/judge.ts'
import { sampleAnswers } from '../../../shared/forms/sample.ts'
import { readAnswer } from '../../../shared/forms/schema.ts'
import { type Topic, topicOf } from '../../../shared/forms/topic.ts'
import { groupsOf, placesOf } from '../../../shared/forms/walk.ts'
import { fullName, mailName } from '../person.ts'
import { places } from '../places.ts'

const pick = <T>(values: readonly T[]): T => faker.helpers.arrayElement(values)
const whole = (min: number, max: number) => faker.number.int({ min, max })
const digits = (length: number) => faker.string.numeric({ length, allowLeadingZeros: false })
const letters = (length: number) => faker.string.alpha({ length, casing: 'upper' })
const anybody = () => fullName(pick(['female', 'male']))
const city = () => pick(places).city

/** Whose answers they are, and what else there is to answer with. */
export interface Answerer {
  person: string
  /** Records of an area that may be looked up. */
  recordsOf(area: string): readonly { id: string; title: string }[]
  /** A file that may be brought for a field. */
  fileFor(field: FormField): KeptFile
}

const months = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** What texts say, by what they are about. */
const texts: { readonly [T in Topic]?: (today: string) => string } = {
  report: (today) => `LP/B/${whole(100, 999)}/${months[Number(today.slice(5, 7)) - 1]}/${today.slice(0, 4)}/SPKT`,
  certificate: () => `${pick(places).code.slice(0, 4)}-KM-${digits(8)}-${digits(4)}`,
  quotation: () => `QUO-${digits(8)}`,
  claimNumber: (today) => `CLM-${today.slice(0, 4)}-${digits(6)}`,
  loan: () => `KPR-${digits(4)}-${digits(6)}`,
  policyNumber: () => `POL-${digits(9)}`,
  customerNumber: () => `CIF-${digits(8)}`,
  imei: () => `35${digits(13)}`,
  chassis: () =>
    `MHK${faker.string.alphanumeric({ length: 8, casing: 'upper', exclude: ['I', 'O', 'Q'] })}${digits(6)}`,
  identityNumber: () => `${pick(places).code}${digits(10)}`,
  taxNumber: () => digits(15),
  account: () => digits(10),
  flight: () => `${pick(['GA', 'QG', 'ID', 'JT'])}${digits(3)}`,
  vessel: () => `${pick(['MV Tanto Sejahtera', 'MV Meratus Medan', 'KM Kelud'])}, voyage ${digits(3)}`,
  plate: () => `${pick(['B', 'D', 'F', 'L', 'AB', 'DK'])} ${digits(4)} ${letters(whole(2, 3))}`,
  garage: () => `Bengkel ${pick(['Jaya Motor', 'Karya Utama', 'Sinar Abadi', 'Maju Bersama'])}, ${city()}`,
  hospital: () => `RS ${pick(['Harapan Sehat', 'Kasih Ibu', 'Bunda Sejahtera', 'Medika Utama'])} ${city()}`,
  vehicle: () => pick(['Toyota Avanza 1.5 G', 'Honda Brio Satya E', 'Daihatsu Xenia R', 'Suzuki Ertiga GX']),
  device: () => pick(['Samsung Galaxy A54', 'Xiaomi Redmi Note 13', 'Oppo Reno 11', 'iPhone 14', 'Vivo V29']),
  goods: () =>
    pick(['Cotton fabric, 120 rolls', 'Roasted coffee, 300 sacks', 'Furniture of teak', 'Tyres, 400 pieces']),
  expense: () => pick(['Night in a hotel', 'Meals at the airport', 'Taxi to the hotel', 'New ticket for the train']),
  item: () => pick(['Laptop', 'Wrist watch', 'Camera', 'Gold necklace', 'Television', 'Bicycle']),
  part: () => pick(['Left rear door', 'Front bumper', 'Right mirror', 'Tail gate']),
  damage: () => pick(['Scratch of 20 cm', 'Dent at the lower edge', 'Cracked glass']),
  happening: () => pick(['Water damage after heavy rain', 'Break-in by night', 'Fire after a short circuit', 'Theft']),
  website: () => `https://${faker.internet.domainWord()}.example.com`,
  street: () => `${faker.location.streetAddress()}, ${city()}`,
  city,
  authority: () => `Dinas Pekerjaan Umum ${pick(['Jawa Barat', 'Jawa Timur', 'Bali', 'Banten'])}`,
  insurer: () => pick(['Asuransi Umum Rajawali', 'Garda Sejahtera Jiwa', 'Asuransi Jiwa Bahtera']),
  company: () =>
    `PT ${pick(['Artha', 'Bina', 'Cakra', 'Graha', 'Karya'])} ${pick(['Abadi', 'Mandiri', 'Mulia', 'Utama'])}`,
}

const accounts: { readonly [T in Topic]?: readonly string[] } = {
  diagnosis: [
    'Dengue fever, treated with infusions and rest, and discharged in good condition.',
    'Acute appendicitis, operated on the day of admission without complications.',
    'Typhoid fever with antibiotics for ten days, fully recovered.',
  ],
  damage: ['The paint is scratched over some 20 centimetres.', 'Bent at the lower edge, and the lock does not close.'],
  happening: [
    'The vehicle ahead braked hard in the rain, and the distance was too short to stop. Nobody was hurt.',
    'A motorcycle came out of a side street and struck the left side; its rider had light bruises.',
    'Water rose within an hour after heavy rain, and stood up to the seats.',
    'While it was parked somebody broke the window and took what lay on the seat.',
  ],
  course: [
    'On the way home from work a lorry skidded on the wet road; the report of the police is enclosed.',
    'A fall from a scaffold of three metres, as the report of the employer tells.',
  ],
  circumstances: [
    'The premises lie beside a river, behind a wall against floods.',
    'None beside what the proposal tells.',
  ],
  measures: [
    'Two people answer for it; it is written down and looked at every week.',
    'A contractor does it every month.',
  ],
  called: ['In June 2024, since the work was finished four weeks late.', 'In 2023, after a dispute over a delivery.'],
  why: [
    'A customer of five years without a claim, whom another insurer has offered less.',
    'Three policies are taken out at once.',
    'Renewal of a policy without losses.',
  ],
  position: ['Head of procurement of a city, since March 2023.', 'Member of a district council, since 2024.'],
}

const remarks = ['As agreed by telephone.', 'All papers are enclosed.', 'A colleague has seen the originals.']

const counts: { readonly [T in Topic]?: readonly [number, number] } = {
  height: [150, 184],
  weight: [47, 94],
  cigarettes: [2, 20],
  mileage: [6_000, 160_000],
  records: [800, 240_000],
  nights: [1, 9],
  losses: [0, 3],
  part: [1, 3],
}

const splits = [[100], [60, 40], [50, 30, 20]]

/** Of two digits that count, as amounts are that people say. */
const rounded = (amount: number): number => {
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(amount, 1))) - 1)
  return Math.round(amount / digit) * digit
}

interface Spot {
  today: string
  sample: unknown
  /** Which row of how many; null: in none. */
  row: readonly [number, number] | null
}

const dayOf = (field: FormField, sample: string, today: string): string => {
  const topic = topicOf(field)
  if (topic === 'birth') return addDays(today, -whole(22 * 366, 58 * 365))
  if (topic === 'bought') return addDays(today, -whole(60, 900))
  return addDays(sample, (sample > today ? 1 : -1) * whole(0, 20))
}

/** Of a person who is asked for without more being said. */
const own = new Set(['fullName', 'insured', 'payeeName', 'customer_name'])

const varied = (field: FormField, { today, sample, row }: Spot, by: Answerer): unknown => {
  const topic = topicOf(field)
  switch (field.type) {
    case 'text':
      if (topic === 'person') return own.has(field.name) && !row ? by.person : anybody()
      return topic && texts[topic]?.(today)
    case 'longText':
      return pick((topic && accounts[topic]) ?? remarks)
    case 'number':
      if (topic === 'year') return Number(today.slice(0, 4)) - whole(1, 12)
      return topic && counts[topic] ? whole(...counts[topic]) : whole(1, 2 * Math.max(1, Math.round(Number(sample))))
    case 'money':
      return rounded(Number(sample) * faker.number.float({ min: 0.3, max: 2.5 }))
    case 'percent':
      return topic === 'share' && row ? splits[row[1] - 1]?.[row[0]] : pick([5, 7.5, 10, 15])
    case 'date':
      return typeof sample === 'string' && dayOf(field, sample, today)
    case 'time':
      return `${String(whole(7, 20)).padStart(2, '0')}:${String(5 * whole(0, 11)).padStart(2, '0')}`
    case 'dateRange': {
      const [first, days] = topic === 'period' ? [whole(1, 30), 365] : [whole(1, 7), whole(1, 4)]
      return `${addDays(today, first)}/${addDays(today, first + days)}`
    }
    case 'phone':
      return `+628${digits(10)}`
    case 'email':
      return topic === 'garage' ? `service.${digits(3)}@example.test` : `${mailName(by.person)}@example.test`
    case 'emails':
      return [by.person, ...(whole(0, 2) === 0 ? [anybody()] : [])].map((name) => `${mailName(name)}@example.test`)
    case 'country':
      return topic === 'destination' ? pick(['SG', 'MY', 'JP', 'CN', 'AU']) : sample
    case 'province':
      return pick(['ID-JB', 'ID-JK', 'ID-JT', 'ID-JI', 'ID-BA', 'ID-SU'])
    case 'option':
      return pick(field.options).value
    case 'options': {
      const some = faker.helpers.arrayElements(field.options, { min: field.required ? 1 : 0, max: 2 })
      return field.options.filter((option) => some.includes(option)).map(({ value }) => value)
    }
    case 'flag':
      return field.required === undefined ? faker.datatype.boolean(0.25) : true
    case 'file':
    case 'photo':
    case 'signature':
      return [by.fileFor(field)]
    case 'bankAccount': {
      const bank = pick(field.options)
      return { bank: bank.value, number: digits(bank.min), holder: by.person }
    }
    case 'itemCounter': {
      const totalItem = whole(Math.max(1, field.minItem), Math.min(40, field.maxItem))
      const totalPrice = { cost: totalItem * field.pricePerItem, currency: { name: field.currency } }
      return { ...(sample as object), totalItem, totalPrice }
    }
    case 'discountAllocation': {
      const [agent, company, client] = [whole(1, 8), whole(0, 5), whole(0, 3)].map((part) => part * 25_000)
      return { ...(sample as object), amount: agent! + company! + client!, agent, company, client }
    }
    case 'lookup': {
      const records = by.recordsOf(field.area)
      return records.length > 0 ? pick(records) : undefined
    }
    case 'explanation':
    case 'calculated':
    case 'hidden':
      return undefined
  }
}

/** Answers that somebody might have given, each time others; what would be wrong is answered as in the samples. */
export const answersBy = (definition: Definition, occasion: Occasion, by: Answerer): Answers => {
  const sample = sampleAnswers(definition, occasion)
  const today = utcDay(occasion.at)
  const { fits = () => false } = occasion
  const answer = (field: FormField, sampled: unknown, row: Spot['row'] = null) => {
    const value = varied(field, { today, sample: sampled, row }, by) ?? undefined
    const isRight = value !== undefined && !readAnswer(field, value, field.name, { today, fits }).wrong
    return [field.name, isRight ? value : sampled] as const
  }
  const rowsOf = ({ name, min, max, items }: FormGroup) => {
    const sampled = sample[name] as readonly Answers[]
    const count = whole(min, Math.max(min, Math.min(max, 3)))
    return Array.from({ length: count }, (_, row) =>
      Object.fromEntries(
        items.map((field) => answer(field, sampled[row % sampled.length]?.[field.name], [row, count])),
      ),
    )
  }
  const fields = placesOf(definition).flatMap(({ field, group }) => (group ? [] : [answer(field, sample[field.name])]))
  const groups = groupsOf(definition).map(({ group }) => [group.name, rowsOf(group)] as const)
  return Object.fromEntries([...fields, ...groups])
}

/** What is known beforehand of the record that a form is about. */
export const knownOf = (definition: Definition, answers: Answers): Answers =>
  Object.fromEntries(
    placesOf(definition).flatMap(({ field, group }) =>
      field.readOnly === true && !group ? [[field.name, answers[field.name]]] : [],
    ),
  )
