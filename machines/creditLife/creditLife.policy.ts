import { jakartaDay } from '../kit/calendar.ts'
import { addDays, addMonths } from '../kit/days.ts'
import { refundOf } from '../kit/refund.ts'
import type { Period } from '../kit/refund.ts'
import { totalPremium } from './creditLife.context.ts'
import type { CreditLifeContext } from './creditLife.context.ts'

/** The calendar days of cover, from the protection date over the months of the loan's tenure; null before a policy is issued. */
export const policyPeriod = ({ policyNumber, protectionDate, loanTenure }: CreditLifeContext): Period | null =>
  policyNumber && protectionDate && loanTenure
    ? { first: protectionDate, last: addDays(addMonths(protectionDate, loanTenure), -1) }
    : null

/** In minor units; null while no policy is in force, nothing once it has ended. */
export const remainingSumInsured = ({ policyNumber, endedAt, sumInsured }: CreditLifeContext): number | null =>
  policyNumber === null ? null : endedAt === null ? sumInsured : 0

/**
 * What goes back of a payment when the quotation or its policy ends, and the day of Jakarta from which it is owed: all of it where
 * there was no cover. Null: nothing.
 */
export const refund = (context: CreditLifeContext): { amount: number; date: string } | null => {
  const { payment, policyNumber, endedAt } = context
  if (!payment || !endedAt) return null
  const date = jakartaDay(endedAt)
  if (!policyNumber) return { amount: payment.amount, date }
  const cover = { paid: payment.amount, due: totalPremium(context), period: policyPeriod(context) }
  const amount = refundOf(cover, date)
  return amount > 0 ? { amount, date } : null
}
