import { faker } from '@faker-js/faker/locale/id_ID'
import { days } from '../../../machines/kit/days.ts'
import { dayOf } from './calendar.ts'
import type { Place } from './places.ts'

const occupations = [
  'Guru SMA',
  'Perawat',
  'Pegawai Negeri Sipil',
  'Staf Administrasi',
  'Teknisi Listrik',
  'Akuntan',
  'Wiraswasta',
  'Dosen',
  'Apoteker',
  'Analis Keuangan',
  'Pengemudi',
  'Pedagang',
  'Insinyur Sipil',
  'Karyawan BUMN',
  'Anggota POLRI',
  'Bidan',
  'Notaris',
  'Konsultan TI',
]

const segments = [
  { value: 'Employee', weight: 6 },
  { value: 'Public', weight: 2 },
  { value: 'Pre-Retirement', weight: 1 },
  { value: 'Retiree', weight: 1 },
] as const

const ages = { Employee: [24, 50], Public: [24, 55], 'Pre-Retirement': [50, 58], Retiree: [58, 70] } as const

const two = (count: number): string => String(count).padStart(2, '0')

/** Sixteen digits as on an Indonesian identity card: place, day of birth with 40 added for women, month, year, serial. */
const identityNumber = ({ code }: Place, born: string, female: boolean): string => {
  const [year, month, day] = born.split('-').map(Number) as [number, number, number]
  return `${code}${two(day + (female ? 40 : 0))}${two(month)}${two(year % 100)}${faker.string.numeric(4)}`
}

export const fullName = (sex: 'female' | 'male'): string =>
  `${faker.person.firstName(sex)} ${faker.person.lastName(sex)}`

export const mailName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '.')

/** A borrower in a place as the quotation's fields tell of one. */
export const borrower = (place: Place, now: number) => {
  const female = faker.datatype.boolean()
  const name = fullName(female ? 'female' : 'male')
  const segment = faker.helpers.weightedArrayElement([...segments])
  const [youngest, oldest] = ages[segment]
  const born = dayOf(now - days(faker.number.int({ min: youngest * 365.25, max: oldest * 365.25 })))
  const height = faker.number.int(female ? { min: 145, max: 172 } : { min: 156, max: 185 })
  const weight = faker.number.int(female ? { min: 42, max: 82 } : { min: 52, max: 98 })
  const address = `${faker.location.streetAddress()}, ${place.city}`
  const foreign = faker.number.int(99) === 0
  return {
    customer_name: name,
    height,
    weight,
    date_of_birth: born,
    gender: female ? ('Female' as const) : ('Male' as const),
    identity_type: foreign ? ('KITAS' as const) : ('KTP' as const),
    identity_number: foreign
      ? `2C1${faker.string.alphanumeric({ length: 8, casing: 'upper' })}`
      : identityNumber(place, born, female),
    occupation: segment === 'Retiree' ? 'Pensiunan' : faker.helpers.arrayElement(occupations),
    customer_segment: segment,
    address,
    address_residential: faker.number.int(9) < 7 ? address : `${faker.location.streetAddress()}, ${place.city}`,
    phone: `+628${faker.string.numeric({ length: 10, allowLeadingZeros: false })}`,
    email: `${mailName(name)}${faker.number.int({ min: 10, max: 99 })}@example.test`,
  }
}
