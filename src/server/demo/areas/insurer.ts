import { faker } from '@faker-js/faker/locale/id_ID'
import { insurer } from '../../../areas/insurance/insurer.ts'
import { fullName, mailName } from '../person.ts'
import { places } from '../places.ts'
import type { Maker } from '../plainRows.ts'
import { pictureOf } from '../values.ts'

const { fields } = insurer

const pick = <T>(values: readonly T[]): T => faker.helpers.arrayElement(values)
const phone = () => `+6221${faker.string.numeric({ length: 8, allowLeadingZeros: false })}`

/** None is a real company. */
const companies: [
  code: string,
  name: string,
  colour: string,
  mark: string,
  categories: readonly string[],
  does: string,
][] = [
  ['BAHTERA', 'Asuransi Jiwa Bahtera', '#b3261e', 'ship', ['CL', 'EB', 'PG'], 'Life insurance of borrowers and staff'],
  ['CENDANA', 'Cendana Life Indonesia', '#8a5a00', 'leaf', ['CL', 'EB', 'EB_SME'], 'Life and group health'],
  ['GARDA', 'Garda Sejahtera Jiwa', '#1d5fa8', 'shield', ['CL', 'PG'], 'Life and accident'],
  ['RAJAWALI', 'Asuransi Umum Rajawali', '#37474f', 'bird', ['MV', 'PR', 'LA'], 'Vehicles and buildings'],
  ['TIRTA', 'Tirta Marine Insurance', '#01579b', 'waves', ['MC', 'MH'], 'Hulls and cargo of the islands'],
  ['LENTERA', 'Lentera Asuransi Digital', '#ef6c00', 'sun', ['TV', 'PG', 'OTHER'], 'Journeys, sold on the phone'],
  ['KRIYA', 'Kriya Penjaminan', '#5e35b1', 'gem', ['BD', 'EN'], 'Bonds and works of builders'],
]

/** The insurers that an organisation works with. */
export const insurerRows: Maker = (_, of) =>
  companies.map(([code, name, colour, mark, codes, does]) => {
    const domain = `${code.toLowerCase()}.example.test`
    const person = fullName(pick(['female', 'male']))
    const known = of('insurance_category')
    const categories = known.filter((one) => codes.includes(String(one['code'])))
    return {
      code,
      brandingName: name,
      legalName: `PT ${name}`,
      email: `office@${domain}`,
      phone: phone(),
      address: `${faker.location.streetAddress()}, ${pick(places).city}`,
      country: 'ID',
      businessDescription: does,
      categories: (categories.length > 0 ? categories : known.slice(0, 1)).map(({ id }) => id),
      colour,
      logoSmall: pictureOf(fields.logoSmall, mark),
      logoBig: pictureOf(fields.logoBig, mark),
      logoLarge: pictureOf(fields.logoLarge, mark),
      picName: person,
      picEmail: `${mailName(person)}@${domain}`,
      picPhone: phone(),
      serviceEmail: `care@${domain}`,
      servicePhone: phone(),
      roleTemplate: pick(of('role_template').filter(({ kind }) => kind === 'insurer'))['id'],
      reconciliation: faker.datatype.boolean(),
    }
  })
