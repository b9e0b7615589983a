import { unitOf } from '../../../machines/fields/currencies.ts'
import { addDays } from '../../../machines/kit/days.ts'
import type { FormFieldOf } from './definition.ts'
import { type Topic, topicOf } from './topic.ts'

const counts: { readonly [T in Topic]?: number } = {
  height: 168,
  weight: 64,
  cigarettes: 8,
  mileage: 48_200,
  records: 12_500,
  nights: 3,
  part: 2,
  losses: 1,
}

/** In rupiahs. */
const amounts: { readonly [T in Topic]?: number } = {
  contract: 2_400_000_000,
  loan: 350_000_000,
  sum: 265_000_000,
  goods: 185_000_000,
  item: 4_500_000,
  salary: 8_500_000,
  premium: 4_200_000,
  nights: 500_000,
  expense: 650_000,
}

/** Rupiahs of one, about. */
const rates: Readonly<Record<string, number>> = { VND: 0.64, MYR: 3700, THB: 480, PHP: 280, KHR: 4 }

export const numberIn = ({ min = 0, max = Infinity }: { min?: number; max?: number }, usual: number): number =>
  Math.min(Math.max(usual, min), max)

/** Of what may be small and large what is small times as much as it is of the largest. */
const middleOf = ({ min, max }: { min?: number; max?: number }): number | null => {
  if (min === undefined || max === undefined) return null
  return Math.round(min < 0 ? (min + max) / 2 : Math.sqrt(Math.max(min, 1) * max))
}

export const numbersOf = (field: FormFieldOf<'number'>, row: number, today: string): number[] => {
  const topic = topicOf(field)
  const told = topic === 'year' ? Number(today.slice(0, 4)) - 6 : topic && counts[topic]
  const usual = told ?? middleOf(field) ?? 2
  return [
    numberIn(field, usual + row),
    numberIn(field, 2 + row),
    ...(field.below === undefined ? [] : [numberIn(field, field.below - 1)]),
  ]
}

export const amountsOf = (field: FormFieldOf<'money'>, row: number): number[] => {
  const topic = topicOf(field)
  const rupiahs = ((topic && amounts[topic]) ?? 1_250_000) * (row + 1)
  const whole = rupiahs / (rates[field.currency] ?? 1)
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(whole)) - 2)
  const rounded = Math.max(1, Math.round(whole / digits)) * digits
  return [numberIn(field, rounded * unitOf(field.currency)), numberIn(field, 1)]
}

/** Of two, whose parts come to all of it. */
export const shares = [60, 40]

const ageDays = 13_300

/** How far a day is away, by what happens on it. */
export const awayOf = (field: FormFieldOf<'date'>, row: number): number => {
  const topic = topicOf(field)
  if (topic === 'birth') return -ageDays + row * 700
  if (topic === 'bought') return -420
  const isAhead = typeof field.until === 'number' ? field.until > 0 : typeof field.from === 'number' && field.from >= 0
  return isAhead ? 14 : -3
}

export const rangeOf = (field: FormFieldOf<'dateRange'>): readonly [number, number] =>
  topicOf(field) === 'period' ? [1, 365] : [2, 5]

/** The day within the limits that is nearest to one some days away. */
export const dayIn = (
  { from, until }: FormFieldOf<'date'> | FormFieldOf<'dateRange'>,
  today: string,
  away: number,
): string => {
  const day = (limit: string | number) => (typeof limit === 'number' ? addDays(today, limit) : limit)
  const usual = addDays(today, away)
  const late = until !== undefined && usual > day(until) ? day(until) : usual
  return from !== undefined && late < day(from) ? day(from) : late
}
