import { faker } from '@faker-js/faker/locale/id_ID'
import { isUnpaid } from '../../../../machines/invoice/invoice.asks.ts'
import { days } from '../../../../machines/kit/days.ts'
import { dayOf } from '../calendar.ts'
import { fullName, mailName } from '../person.ts'
import type { Maker } from '../plainRows.ts'

interface Line {
  /** Begins the numbers of its policies and of its products. */
  code: string
  tickets: () => string
  operators: readonly string[]
  stations: readonly string[]
  products: readonly (readonly [name: string, premium: number, sumInsured: number])[]
}

const pick = <T>(values: readonly T[]): T => faker.helpers.arrayElement(values)

/** What a policy is before and after its journey; now and then it has not been paid for. */
const statusAt = (departsIn: number): string => {
  const chance = faker.number.int(19)
  if (chance === 0) return 'rejected'
  if (departsIn < 0) return chance < 3 ? 'unpaid' : 'expired'
  return chance < 4 ? 'pending-payment' : chance < 7 ? 'pending-activation' : 'active'
}

/** Of what is not paid for, two and two are one customer's. */
const togetherUnpaid = <P extends { status: string; customer_name: string; phone: string; email: string }>(
  all: P[],
): P[] => {
  const unpaid = all.filter(({ status }) => isUnpaid(status))
  return all.map((one) => {
    const place = unpaid.indexOf(one)
    const { customer_name, phone, email } = unpaid[place - (place % 2)] ?? one
    return { ...one, customer_name, phone, email }
  })
}

const policiesOf =
  ({ code, tickets, operators, stations, products }: Line): Maker =>
  (now) =>
    togetherUnpaid(
      Array.from({ length: 40 }, (_, index) => {
        const customer = fullName(pick(['female', 'male']))
        const departsIn = faker.number.int({ min: -90, max: 30 })
        const departs = now + days(departsIn)
        const [origin, destination] = faker.helpers.arrayElements(stations, 2)
        const [name, premium, sumInsured] = pick(products)
        return {
          policyNumber: `${code}-${dayOf(departs).slice(0, 7)}-${faker.string.numeric(5)}${String(index).padStart(2, '0')}`,
          status: statusAt(departsIn),
          policyPeriod: `${dayOf(departs)}/${dayOf(departs + days(1))}`,
          product_name: name,
          product_code: `${code}-${products.findIndex(([known]) => known === name) + 1}`,
          customer_name: customer,
          phone: `+628${faker.string.numeric({ length: 10, allowLeadingZeros: false })}`,
          email: `${mailName(customer)}@example.test`,
          ticketNumber: tickets(),
          operator: pick(operators),
          origin,
          destination,
          departureDate: dayOf(departs),
          premium,
          totalSumInsured: sumInsured,
        }
      }),
    )

export const trainPolicyRows = policiesOf({
  code: 'TRN',
  tickets: () => faker.string.alphanumeric({ length: 7, casing: 'upper' }),
  operators: ['Nusantara Rail', 'Jawa Ekspres', 'Sumatra Rail Link'],
  stations: [
    'Gambir',
    'Bandung',
    'Yogyakarta',
    'Surabaya Gubeng',
    'Semarang Tawang',
    'Malang',
    'Cirebon',
    'Solo Balapan',
  ],
  products: [
    ['Train Travel Basic', 5_000, 25_000_000],
    ['Train Travel Plus', 12_000, 75_000_000],
    ['Train Family', 30_000, 150_000_000],
  ],
})

export const busPolicyRows = policiesOf({
  code: 'BUS',
  tickets: () => `${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.string.numeric(8)}`,
  operators: ['Sinar Raya', 'Lintas Selatan', 'Rosa Kencana', 'Harapan Indah'],
  stations: ['Kampung Rambutan', 'Pulo Gebang', 'Leuwipanjang', 'Tirtonadi', 'Purabaya', 'Arjosari', 'Giwangan'],
  products: [
    ['Bus Travel Basic', 3_000, 20_000_000],
    ['Bus Travel Plus', 8_000, 50_000_000],
  ],
})
