import { faker } from '@faker-js/faker/locale/id_ID'
import { accountNumber, anyBank } from '../banks.ts'
import type { Maker } from '../plainRows.ts'
import { places } from '../places.ts'

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
export const brokerRows: Maker = () =>
  faker.helpers
    .shuffle(first.flatMap((one) => second.map((other) => `${one} ${other}`)))
    .slice(0, faker.number.int({ min: 24, max: 40 }))
    .map((name) => {
      const bankName = anyBank()
      const isPkp = faker.number.int(9) < 7
      return {
        name: `${name} Pialang`,
        address: `${faker.location.streetAddress()}, ${faker.helpers.arrayElement(places).city}`,
        commission: faker.helpers.arrayElement([7.5, 10, 12.5, 15, 17.5, 20]),
        platformFee: faker.helpers.arrayElement([0.5, 1, 1.5, 2, 2.5]),
        ppn: isPkp ? 11 : 0,
        pph23: isPkp ? 2 : 4,
        npwpId: faker.string.numeric(16),
        isPkp,
        isOjk: faker.number.int(9) < 8,
        isNetOff: faker.datatype.boolean(),
        bankName,
        accountName: `PT ${name} Pialang`,
        accountNumber: accountNumber(bankName),
      }
    })
