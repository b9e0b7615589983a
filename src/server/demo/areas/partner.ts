import { faker } from '@faker-js/faker/locale/id_ID'
import { partner } from '../../../areas/parties/partner.ts'
import { brands, type Brand } from '../brands.ts'
import { fullName, mailName } from '../person.ts'
import { places } from '../places.ts'
import type { Row } from '../insertRows.ts'
import type { Maker } from '../plainRows.ts'
import { paperNamed, pictureOf } from '../values.ts'

const { fields: logos } = partner

const pick = <T>(values: readonly T[]): T => faker.helpers.arrayElement(values)

/** Letters of any language as a code takes them. */
const plain = (text: string): string =>
  text
    .replaceAll(/[đĐ]/g, 'D')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z\d]/g, '')

const vietnamese = ['Nguyễn Thu Hà', 'Trần Minh Quân', 'Lê Ngọc Anh', 'Phạm Gia Bảo', 'Võ Thanh Tâm', 'Đặng Hải Yến']
const streets = [
  '12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh',
  '88 Trần Phú, Hải Châu, Đà Nẵng',
  '5 Hàng Bài, Hoàn Kiếm, Hà Nội',
]

const homes: Record<Brand['country'], { person(): string; phone(): string; address(): string }> = {
  ID: {
    person: () => fullName(pick(['female', 'male'])),
    phone: () => `+628${faker.string.numeric({ length: 10, allowLeadingZeros: false })}`,
    address: () => `${faker.location.streetAddress()}, ${pick(places).city}`,
  },
  VN: {
    person: () => pick(vietnamese),
    phone: () => `+849${faker.string.numeric({ length: 8 })}`,
    address: () => pick(streets),
  },
}

const linesOf: Readonly<Record<string, readonly string[]>> = {
  BANK: ['credit-life'],
  MULTIFINANCE: ['credit-life', 'gadget'],
  FINTECH: ['credit-life', 'micro-health'],
  COOPERATIVE: ['credit-life', 'micro-health'],
  ECOMMERCE: ['gadget', 'goods', 'logistic'],
  RETAIL: ['gadget', 'goods'],
  TELECOMMUNICATION: ['gadget'],
  TRAVEL: ['train', 'flight', 'travel'],
  TRANSPORT: ['bus', 'train'],
  LOGISTICS: ['logistic'],
  HEALTHCARE: ['micro-health'],
  AGENCY: ['credit-life', 'micro-health', 'travel'],
}

const papers = ['Cooperation agreement', 'Annex on commissions', 'Non-disclosure agreement']

/** What the partners sell that the insurers' first plans are associated with. */
const always = ['credit-life', 'pa-group']

/** One partner in six sells nothing yet. */
const soldBy = (categories: readonly string[], known: readonly Row[], index: number): unknown[] => {
  const lines = new Set(faker.number.int(5) > 0 ? categories.flatMap((one) => linesOf[one] ?? []) : [])
  return known.flatMap(({ id, slug }) =>
    lines.has(String(slug)) || (index < 3 && always.includes(String(slug))) ? [id] : [],
  )
}

/** So many of the first companies have people who work here (organisations.ts). */
const housed = 3

/** The companies that an organisation works with. */
export const partnerRows: Maker = (_, of) => {
  const templates = of('role_template').filter(({ kind }) => kind === 'partner')
  const banks = of('bank').filter(({ status }) => status === 'ACTIVE')
  return [...brands.slice(0, housed), ...faker.helpers.arrayElements(brands.slice(housed), 28 - housed)].map(
    ({ name, legal, does, categories, country, colour, mark }, index) => {
      const { person, phone, address } = homes[country]
      const domain = `${plain(name).toLowerCase()}.example.test`
      const contact = () => {
        const called = person()
        return { name: called, phone: phone(), email: `${mailName(plain(called))}@${domain}` }
      }
      const contacts = (most: number) => Array.from({ length: faker.number.int(most) }, contact)
      const main = contact()
      const bank = country === 'ID' && (faker.number.int(4) > 0 || index < housed) ? pick(banks) : null
      return {
        code: `${country}-${plain(name).toUpperCase().slice(0, 8)}`,
        brandingName: name,
        legalName: legal,
        legalAddress: address(),
        country,
        businessDescription: does,
        categories,
        colour,
        logoBig: pictureOf(logos.logoBig, mark),
        logoSmall: pictureOf(logos.logoSmall, mark),
        accountName: bank && legal,
        accountNumber: bank && faker.string.numeric(Number(bank['account_digits_min'])),
        bank: bank && bank['id'],
        picName: main.name,
        picPhone: main.phone,
        picEmail: main.email,
        pics: contacts(4),
        reconPics: contacts(2),
        roleTemplate: pick(templates)['id'],
        commission: faker.number.int(2) > 0,
        agent: categories.includes('AGENCY') || faker.number.int(9) === 0,
        agreements: papers
          .slice(0, faker.number.int(papers.length))
          .map((title) => paperNamed(`${title} ${plain(name)}`)),
        productCategories: soldBy(categories, of('insurance_category'), index),
      }
    },
  )
}
