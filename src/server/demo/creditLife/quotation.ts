import { faker } from '@faker-js/faker/locale/id_ID'
import { days } from '../../../../machines/kit/days.ts'
import { dayOf } from '../calendar.ts'
import type { Parties } from '../people.ts'
import { borrower } from '../person.ts'
import { places } from '../places.ts'
import type { Walk } from './walks.ts'

const million = 1_000_000
const loanLimit = 1_500 * million
const freeCoverLimit = 500 * million

const sizes = {
  within: [50 * million, freeCoverLimit],
  above: [freeCoverLimit + million, loanLimit],
  tooLarge: [loanLimit + million, 2_000 * million],
} as const

const between = ([min, max]: readonly [number, number], multipleOf: number) =>
  faker.number.int({ min: Math.ceil(min / multipleOf), max: Math.floor(max / multipleOf) }) * multipleOf

/** Percent of the sum insured, for the whole tenure in months. */
const baseRate = (tenure: number, age: number): number =>
  Math.round((tenure / 12) * (0.18 + 0.012 * Math.max(0, age - 25)) * 100) / 100

const monthsAfter = (day: string, months: number): string => {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** What an application says before anything has happened to it: the lifecycle's input, and the other fields of the row. */
export const application = (
  index: number,
  parties: Parties,
  { size, at, fourEyesFrom }: { size: Walk['size']; at: number; fourEyesFrom: number | null },
) => {
  const { broker, insurer, bank, partner } = parties
  const place = faker.helpers.arrayElement(places)
  const customer = borrower(place, at)
  const day = dayOf(at)
  const tenure = faker.helpers.arrayElement([12, 24, 36, 48, 60, 84, 120, 180])
  const loanAmount = between(sizes[size ?? faker.helpers.arrayElement(['within', 'above'])], million)
  const rate = baseRate(tenure, Number(day.slice(0, 4)) - Number(customer.date_of_birth.slice(0, 4)))
  const premium = Math.round((loanAmount * rate) / 100)
  const quotesCode = `CL-${day.slice(0, 4)}-${String(index + 1).padStart(6, '0')}`
  const starts = dayOf(at + days(faker.number.int({ min: 10, max: 30 })))
  const ends = monthsAfter(starts, tenure)

  const input = {
    quotesCode,
    loanAmount,
    loanLimit,
    sumInsured: loanAmount,
    freeCoverLimit,
    premium,
    currency: 'IDR',
    parties: { broker: broker.id, insurer: insurer.id, bank: bank.id, partner: partner.id },
    partnerEmail: `applications@${partner.domain}`,
    customerEmail: customer.email,
    applicationDate: day,
    loanTenure: tenure,
    fourEyesFrom,
  }
  const fields = {
    ...customer,
    broker_id: broker.id,
    insurer_id: insurer.id,
    bank_id: bank.id,
    partner_id: partner.id,
    currency: input.currency,
    quotes_code: quotesCode,
    application_type: faker.helpers.weightedArrayElement([
      { value: 'NEW', weight: 7 },
      { value: 'TOP_UP', weight: 2 },
      { value: 'TAKE_OVER', weight: 1 },
    ]),
    application_date: day,
    loan_number: `${bank.code.slice(0, 3)}${day.slice(2, 4)}${String(index + 1).padStart(7, '0')}`,
    loan_amount: loanAmount,
    loan_tenure: tenure,
    bank_name: bank.name,
    bank_branch_name: `KC ${faker.helpers.arrayElement(place.branches)}`,
    bank_ref_number: `REF${faker.string.numeric(8)}`,
    credit_agreement_number: `PK/${faker.string.numeric(4)}/${bank.code.slice(0, 3)}/${day.slice(0, 4)}`,
    credit_agreement_date: dayOf(at - days(faker.number.int({ min: 1, max: 14 }))),
    credit_start_date: starts,
    credit_end_date: ends,
    premium,
    base_rate: rate,
    liveness_result: 'PASSED',
    deepfake_result: 'PASSED',
    location_liveness: place.city,
    total_sum_insured: loanAmount,
    product_name: 'Credit Life Standard',
    product_code: `CL-${insurer.code}`,
  }
  return { input, fields }
}
