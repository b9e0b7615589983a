import type { Period } from '../kernel/types.ts'
import { daysBetween } from './days.ts'

export type Cover = {
  /** What the customer has paid and what was owed, in minor units. */
  paid: number
  due: number
  /** The days of cover; null when they are not known. */
  period: Period | null
}

/** The part of an amount for the days of cover behind a day, which is itself covered; exact, and rounded down. */
const unexpired = (amount: number, { first, last }: Period, day: string): number => {
  const days = daysBetween(first, last) + 1
  const left = Math.min(days, Math.max(0, daysBetween(day, last)))
  return Number((BigInt(amount) * BigInt(left)) / BigInt(days))
}

/**
 * What goes back when cover ends on a day, in whole minor units: the premium pro rata by the days of cover that are still to come,
 * rounded down, and all that was paid above it.
 */
export const refundOf = ({ paid, due, period }: Cover, day: string): number =>
  paid - due + (period ? unexpired(due, period, day) : 0)
