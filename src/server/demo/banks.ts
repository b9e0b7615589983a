import { faker } from '@faker-js/faker/locale/id_ID'
import type { Row } from './insertRows.ts'

/** Clearing code, name, and how many digits its account numbers have. */
const banks: readonly (readonly [string, string, number, number])[] = [
  ['002', 'Bank Rakyat Indonesia', 15, 15],
  ['008', 'Bank Mandiri', 13, 13],
  ['009', 'Bank Negara Indonesia', 10, 10],
  ['011', 'Bank Danamon', 10, 10],
  ['013', 'Bank Permata', 10, 16],
  ['014', 'Bank Central Asia', 10, 10],
  ['016', 'Maybank Indonesia', 10, 12],
  ['019', 'Panin Bank', 10, 10],
  ['022', 'CIMB Niaga', 12, 14],
  ['023', 'UOB Indonesia', 10, 10],
  ['028', 'OCBC Indonesia', 12, 12],
  ['037', 'Bank Artha Graha', 10, 10],
  ['046', 'DBS Indonesia', 10, 10],
  ['050', 'Standard Chartered', 11, 11],
  ['054', 'Bank Capital', 10, 12],
  ['076', 'Bank Bumi Arta', 10, 10],
  ['087', 'HSBC Indonesia', 12, 12],
  ['097', 'Bank Mayapada', 11, 11],
  ['110', 'Bank BJB', 13, 13],
  ['111', 'Bank DKI', 11, 11],
  ['112', 'Bank BPD DIY', 12, 12],
  ['113', 'Bank Jateng', 10, 10],
  ['114', 'Bank Jatim', 10, 10],
  ['117', 'Bank Sumut', 14, 14],
  ['118', 'Bank Nagari', 14, 14],
  ['119', 'Bank Riau Kepri Syariah', 10, 10],
  ['120', 'Bank Sumsel Babel', 10, 10],
  ['122', 'Bank Kalsel', 10, 10],
  ['123', 'Bank Kalbar', 10, 10],
  ['124', 'Bankaltimtara', 10, 10],
  ['126', 'Bank Sulselbar', 15, 15],
  ['129', 'Bank BPD Bali', 13, 13],
  ['147', 'Bank Muamalat', 10, 10],
  ['151', 'Bank Mestika', 11, 11],
  ['153', 'Bank Sinarmas', 10, 10],
  ['200', 'Bank Tabungan Negara', 16, 16],
  ['213', 'SMBC Indonesia', 11, 11],
  ['426', 'Bank Mega', 15, 15],
  ['441', 'KB Bank', 10, 10],
  ['451', 'Bank Syariah Indonesia', 10, 10],
  ['490', 'Bank Neo Commerce', 16, 16],
  ['494', 'Bank Raya', 15, 15],
  ['535', 'SeaBank', 12, 12],
  ['536', 'BCA Syariah', 10, 10],
  ['542', 'Bank Jago', 12, 12],
  ['567', 'Allo Bank', 10, 16],
]

/** An organisation's own list of the banks it pays through. */
export const bankRows = (organisation: string, now: number): Row[] =>
  faker.helpers
    .shuffle([...banks])
    .slice(0, faker.number.int({ min: 30, max: banks.length }))
    .map(([code, name, least, most]) => {
      const createdAt = faker.date.recent({ days: 600, refDate: now })
      return {
        id: faker.string.uuid(),
        created_at: createdAt,
        updated_at: faker.date.between({ from: createdAt, to: now }),
        organisation_id: organisation,
        code,
        name,
        status: faker.number.int(9) === 0 ? 'INACTIVE' : 'ACTIVE',
        account_digits_min: least,
        account_digits_max: most,
      }
    })

export const accountNumber = (name: string): string => faker.string.numeric(banks.find((bank) => bank[1] === name)![2])

export const anyBank = (): string => faker.helpers.arrayElement(banks)[1]
