import { addDays, addMonths, daysBetween, jakartaDay } from './creditLife.calendar.ts'
import { totalPremium } from './creditLife.context.ts'
import type { CreditLifeContext } from './creditLife.context.ts'

interface Period {
  first: string
  /** Inclusive. */
  last: string
}

/** The calendar days of cover, from the protection date over the months of the loan's tenure; null before a policy is issued. */
export const policyPeriod = ({ policyNumber, protectionDate, loanTenure }: CreditLifeContext): Period | null =>
  policyNumber && protectionDate && loanTenure
    ? { first: protectionDate, last: addDays(addMonths(protectionDate, loanTenure), -1) }
    : null

/** In minor units; null while no policy is in force, nothing once it has ended. */
export const remainingSumInsured = ({ policyNumber, endedAt, sumInsured }: CreditLifeContext): number | null =>
  policyNumber === null ? null : endedAt === null ? sumInsured : 0

/** The part of an amount for the days of cover behind a day, which is itself covered; exact, and rounded down. */
const unexpired = (amount: number, { first, last }: Period, day: string): number => {
  const days = daysBetween(first, last) + 1
  const left = Math.min(days, Math.max(0, daysBetween(day, last)))
  return Number((BigInt(amount) * BigInt(left)) / BigInt(days))
}

/**
 * What goes back of a payment when the quotation or its policy ends, in whole minor units, and the day of Jakarta from which it
 * is owed: all of it where there was no cover, else the premium pro rata by the days of cover that are still to come, and what was
 * paid above it. Null: nothing.
 */
export const refund = (context: CreditLifeContext): { amount: number; date: string } | null => {
  const { payment, policyNumber, endedAt } = context
  if (!payment || !endedAt) return null
  const date = jakartaDay(endedAt)
  const period = policyPeriod(context)
  if (!policyNumber) return { amount: payment.amount, date }
  const due = totalPremium(context)
  const amount = payment.amount - due + (period ? unexpired(due, period, date) : 0)
  return amount > 0 ? { amount, date } : null
}
