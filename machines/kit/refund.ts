import { givenFor } from '../kernel/ruleTable.ts'
import type { RuleRow, RuleTable } from '../kernel/ruleTable.types.ts'
import type { Period } from '../kernel/types.ts'
import { daysBetween } from './days.ts'

export type Cover = {
  /** What the customer has paid and what was owed, in minor units. */
  paid: number
  due: number
  /** The days of cover; null when they are not known. */
  period: Period | null
  /** The rows of `refundTable` under which it was sold; none: the usual ones. */
  terms?: RuleRow[] | null
}

const longest = 14_610

/** Which part of the premium for the days that are still to come goes back, and what is kept of that for the work, by the days of cover that are over. */
export const refundTable: RuleTable = {
  asks: { coveredDays: { type: 'integer', min: 0, max: longest } },
  gives: { share: { type: 'rate', required: true }, fee: { type: 'money', required: true } },
  usual: [{ when: {}, then: { share: 100, fee: 0 } }],
}

/** The days of cover, those of them that are over with a day, which is itself covered, and those that are to come. */
const daysOn = ({ first, last }: Period, day: string) => {
  const all = daysBetween(first, last) + 1
  const left = Math.min(all, Math.max(0, daysBetween(day, last)))
  return { all, left, over: all - left }
}

const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100))

/** What goes back of a premium for the days that are still to come; exact, and rounded down. */
const unexpired = (due: number, period: Period, day: string, terms: readonly RuleRow[]): number => {
  const { all, left, over } = daysOn(period, day)
  const { share, fee } = givenFor(terms, { coveredDays: Math.min(over, longest) }) as { share: number; fee: number }
  const part = (BigInt(due) * BigInt(left) * hundredths(share)) / (BigInt(all) * hundredths(100))
  return Math.max(0, Number(part) - fee)
}

/**
 * What goes back when cover ends on a day, in whole minor units: the premium pro rata by the days of cover that are still to come,
 * as far as the terms give it back, and all that was paid above it.
 */
export const refundOf = ({ paid, due, period, terms }: Cover, day: string): number =>
  paid - due + (period ? unexpired(due, period, day, terms ?? refundTable.usual) : 0)
