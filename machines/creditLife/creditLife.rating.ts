import { say, type Wrong } from '../fields/messages.ts'
import type { ValueOf } from '../fields/rows.ts'
import type { Ruling } from '../kernel/ruleTable.types.ts'
import type { Line } from '../kernel/types.ts'
import { ageOn } from '../kit/days.ts'
import { rateTables, type segment } from './creditLife.rates.ts'
import { sumsFor } from './creditLife.tables.ts'

/** Sums in minor units, the tenure in months, centimetres and kilograms. */
export interface Risk {
  application_date: string
  date_of_birth: string
  customer_segment: ValueOf<typeof segment>
  height: number
  weight: number
  loan_tenure: number
  totalSumInsured: number
}

/** Rates in percent, sums in minor units. */
export type Rating = {
  /** The first day of the table's. */
  validFrom: string
  productCode: string
  productName: string
  age: number
  bodyMassIndex: number
  baseRate: number
  loadingRate: number
  basePremium: number
  loadingPremium: number
  premium: number
  freeCoverLimit: number
  loanLimit: number
}

/** Kilograms by the square of metres, to two decimals. */
export const bodyMassIndex = (height: number, weight: number): number =>
  Math.round((weight * 1_000_000) / height ** 2) / 100

const tableOf = (day: string) => rateTables.findLast(({ from }) => from <= day)

/** So many hundredths of a percent of a sum, rounded half up to whole minor units; exact, also beyond 2^53. */
const share = (sum: bigint, hundredths: number, rest = 1n): number => {
  const whole = 10_000n * rest
  return Number((sum * BigInt(hundredths) * 2n + whole) / (2n * whole))
}

const hundredthsOf = (percent: number): number => Math.round(percent * 100)

/** Why somebody cannot be covered as they wish, by the field that says so; none: they can. */
export const uninsurable = ({ application_date, date_of_birth, loan_tenure }: Risk): Wrong[] => {
  const table = tableOf(application_date)
  if (!table) return [{ path: 'application_date', ...say('invalid') }]
  const { youngest, oldest, tenures, ages } = table
  const age = ageOn(date_of_birth, application_date)
  if (age < youngest || age > ages.at(-1)!.age)
    return [{ path: 'date_of_birth', ...say('ageBetween', { min: youngest, max: ages.at(-1)!.age }) }]
  const longest = Math.min(tenures.at(-1)!, (oldest - age) * 12)
  return loan_tenure > longest ? [{ path: 'loan_tenure', ...say('tenureAtAge', { max: longest, age }) }] : []
}

/**
 * What cover costs and up to which sums, by the table of the day of application: the base premium is the rate for age and tenure,
 * the loading a percentage of that by the body mass index. Each of the two is rounded half up to whole minor units, so that the
 * premium is their sum. The sums up to which are those of the versions that the case is under. Null: nobody is covered so.
 */
export const rate = (risk: Risk, ruling: Ruling = {}): Rating | null => {
  const sums = uninsurable(risk).length > 0 ? null : sumsFor(risk, ruling)
  if (!sums) return null
  const { application_date, date_of_birth, height, weight, loan_tenure } = risk
  const table = tableOf(application_date)!
  const age = ageOn(date_of_birth, application_date)
  const band = table.ages.find((one) => age <= one.age)!
  const baseRate = band.rates[table.tenures.findIndex((most) => loan_tenure <= most)]!
  const index = bodyMassIndex(height, weight)
  const loadingRate = table.loadings.findLast(({ from }) => index >= from)!.percent
  const sum = BigInt(risk.totalSumInsured)
  const base = hundredthsOf(baseRate)
  const basePremium = share(sum, base)
  const loadingPremium = share(sum * BigInt(base), hundredthsOf(loadingRate), 10_000n)
  return {
    validFrom: table.from,
    productCode: table.productCode,
    productName: table.productName,
    age,
    bodyMassIndex: index,
    baseRate,
    loadingRate,
    basePremium,
    loadingPremium,
    premium: basePremium + loadingPremium,
    ...sums,
  }
}

export const reckoningLines = ['rate', 'base', 'loading', 'total', 'loanLimit', 'aboveLoanLimit'] as const

/** How the premium came about, step by step; a step that adds to it says its amount. */
export const reckoningOf = (
  { loan_tenure, totalSumInsured, loan_amount }: Risk & { loan_amount: number },
  rating: Rating,
): (Line & { line: (typeof reckoningLines)[number] })[] => {
  const { validFrom, age, bodyMassIndex: index, baseRate, loadingRate, basePremium, loadingPremium, loanLimit } = rating
  return [
    { line: 'rate', values: { age, tenure: loan_tenure, rate: baseRate, from: validFrom } },
    { line: 'base', values: { rate: baseRate, sum: totalSumInsured }, amount: basePremium },
    { line: 'loading', values: { index, rate: loadingRate }, amount: loadingPremium },
    { line: 'total', values: {}, amount: rating.premium, isTotal: true },
    { line: loan_amount > loanLimit ? 'aboveLoanLimit' : 'loanLimit', values: { limit: loanLimit } },
  ]
}
