import { faker } from '@faker-js/faker/locale/id_ID'
import { fullName, mailName } from '../person.ts'
import { places } from '../places.ts'
import type { Maker } from '../plainRows.ts'

const pick = <T>(values: readonly T[]): T => faker.helpers.arrayElement(values)

/** Who sells for the partners with agents; an address is one person's. */
export const agentRows: Maker = (_, of) => {
  const partners = of('partner').filter(({ agent }) => agent)
  if (partners.length === 0) return []
  return Array.from({ length: 48 }, (_none, index) => {
    const name = fullName(pick(['female', 'male']))
    return {
      email: `${mailName(name)}${index + 1}@example.test`,
      loginType: pick(['PASSWORD', 'PASSWORD', 'OTP', 'SSO']),
      name,
      partner: pick(partners)['id'],
      bankBranch: `KC ${pick(places).city}`,
      phone: `+628${faker.string.numeric({ length: 10, allowLeadingZeros: false })}`,
    }
  })
}
