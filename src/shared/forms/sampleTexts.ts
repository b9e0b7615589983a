import type { FormFieldOf } from './definition.ts'
import { matching } from './matching.ts'
import { type Topic, topicOf } from './topic.ts'

/** What texts say that are about something, first and other rows. */
export const texts: { readonly [T in Topic]?: readonly string[] } = {
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

export const accounts: { readonly [T in Topic]?: string } = {
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

export const otherwise = 'More is told in the enclosed papers; please call where anything is not clear. '

/** At least as long as a text must be, and no longer than it may be. */
export const fitted = (text: string, { min = 0, max }: { min?: number; max: number }): string =>
  text.repeat(Math.max(1, Math.ceil(min / text.length))).slice(0, Math.max(min, Math.min(max, text.length)))

export const turned = <T>(values: readonly T[], by: number): T[] =>
  values.map((_, index) => values[(index + by) % values.length]!)

export const textsOf = (field: FormFieldOf<'text'>, row: number): string[] => {
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
