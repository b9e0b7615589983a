import { faker } from '@faker-js/faker/locale/id_ID'
import { accountNumber, anyBank } from './banks.ts'
import type { Row } from './insertRows.ts'
import { places } from './places.ts'

const first = [
  'Artha',
  'Bina',
  'Cakra',
  'Dharma',
  'Eka',
  'Fajar',
  'Graha',
  'Harapan',
  'Indra',
  'Jaya',
  'Karya',
  'Lintas',
  'Mega',
  'Nirwana',
  'Prima',
  'Rajawali',
  'Surya',
  'Tirta',
]
const second = ['Mandala', 'Sentosa', 'Proteksi', 'Kencana', 'Abadi', 'Perdana', 'Mulia', 'Persada', 'Utama']

/** The brokerages that an organisation works with. */
export const brokerRows = (organisation: string, now: number): Row[] => {
  const names = first.flatMap((one) => second.map((other) => `${one} ${other}`))
  return faker.helpers
    .shuffle(names)
    .slice(0, faker.number.int({ min: 24, max: 40 }))
    .map((name) => {
      const createdAt = faker.date.recent({ days: 600, refDate: now })
      const bankName = anyBank()
      const isPkp = faker.number.int(9) < 7
      return {
        id: faker.string.uuid(),
        created_at: createdAt,
        updated_at: faker.date.between({ from: createdAt, to: now }),
        organisation_id: organisation,
        name: `${name} Pialang`,
        address: `${faker.location.streetAddress()}, ${faker.helpers.arrayElement(places).city}`,
        commission: faker.helpers.arrayElement([7.5, 10, 12.5, 15, 17.5, 20]),
        platform_fee: faker.helpers.arrayElement([0.5, 1, 1.5, 2, 2.5]),
        ppn: isPkp ? 11 : 0,
        pph23: isPkp ? 2 : 4,
        npwp_id: faker.string.numeric(16),
        is_pkp: isPkp,
        is_ojk: faker.number.int(9) < 8,
        is_net_off: faker.datatype.boolean(),
        bank_name: bankName,
        account_name: `PT ${name} Pialang`,
        account_number: accountNumber(bankName),
      }
    })
}
