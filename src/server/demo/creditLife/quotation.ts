import { faker } from '@faker-js/faker/locale/id_ID'
import { appliedFor } from '../../../../machines/creditLife/creditLife.application.ts'
import { rate, type Rating, uninsurable } from '../../../../machines/creditLife/creditLife.rating.ts'
import { days } from '../../../../machines/kit/days.ts'
import { dayOf } from '../calendar.ts'
import type { Parties } from '../people.ts'
import { borrower } from '../person.ts'
import { places } from '../places.ts'
import type { Walk } from './walks.ts'

const million = 1_000_000

const sizesOf = ({ freeCoverLimit, loanLimit }: Rating) => ({
  within: [50 * million, freeCoverLimit] as const,
  above: [freeCoverLimit + million, loanLimit] as const,
  tooLarge: [loanLimit + million, loanLimit + 500 * million] as const,
})

const between = ([min, max]: readonly [number, number], multipleOf: number) =>
  faker.number.int({ min: Math.ceil(min / multipleOf), max: Math.floor(max / multipleOf) }) * multipleOf

const tenures = [12, 24, 36, 48, 60, 84, 120, 180]

/** What a quotation begins with: the lifecycle's input, and what the verification of the customer has found. */
export const application = (
  index: number,
  parties: Parties,
  { size, at, fourEyesFrom }: { size: Walk['size']; at: number; fourEyesFrom: number | null },
) => {
  const { broker, insurer, bank, partner } = parties
  const place = faker.helpers.arrayElement(places)
  const customer = borrower(place, at)
  const day = dayOf(at)
  const wished = { ...customer, application_date: day, totalSumInsured: 0 }
  const possible = tenures.filter((loan_tenure) => uninsurable({ ...wished, loan_tenure }).length === 0)
  const risk = { ...wished, loan_tenure: faker.helpers.arrayElement(possible) }
  const sizes = sizesOf(rate(risk)!)
  const loanAmount = between(sizes[size ?? faker.helpers.arrayElement(['within', 'above'])], million)
  const { application: applied, ...decisive } = appliedFor({
    ...risk,
    application_type: faker.helpers.weightedArrayElement([
      { value: 'NEW', weight: 7 },
      { value: 'TOP_UP', weight: 2 },
      { value: 'TAKE_OVER', weight: 1 },
    ]),
    insurance_quotation_number: null,
    loan_number: `${bank.code.slice(0, 3)}${day.slice(2, 4)}${String(index + 1).padStart(7, '0')}`,
    loan_amount: loanAmount,
    totalSumInsured: loanAmount,
    bank_branch_name: `KC ${faker.helpers.arrayElement(place.branches)}`,
    bank_ref_number: `REF${faker.string.numeric(8)}`,
    credit_agreement_number: `PK/${faker.string.numeric(4)}/${bank.code.slice(0, 3)}/${day.slice(0, 4)}`,
    credit_agreement_date: dayOf(at - days(faker.number.int({ min: 1, max: 14 }))),
    credit_start_date: dayOf(at + days(faker.number.int({ min: 10, max: 30 }))),
    partner_email: `applications@${partner.domain}`,
  })
  const input = {
    ...decisive,
    quotesCode: `CL-${day.slice(0, 4)}-${String(index + 1).padStart(6, '0')}`,
    parties: { broker: broker.id, insurer: insurer.id, bank: bank.id, partner: partner.id },
    fourEyesFrom,
    application: { ...applied, bank_name: bank.name },
  }
  const fields = {
    currency: input.currency,
    liveness_result: 'PASSED',
    deepfake_result: 'PASSED',
    location_liveness: place.city,
  }
  return { input, fields }
}
