import { rulingOf } from '../kernel/ruleTable.ts'
import type { RuleRow } from '../kernel/ruleTable.types.ts'
import type { Lifecycle, Line, Period } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { addDays, addMonths, daysBetween, monthsBetween } from '../kit/days.ts'
import { refundOf } from '../kit/refund.ts'
import type { Cover } from '../kit/refund.ts'
import { totalPremium } from './creditLife.context.ts'
import type { CreditLifeContext } from './creditLife.context.ts'

/** The calendar days of cover, from the protection date over the months of the loan's tenure; null before a policy is issued. */
export const policyPeriod = ({ policyNumber, protectionDate, loanTenure }: CreditLifeContext): Period | null =>
  policyNumber && protectionDate && loanTenure
    ? { first: protectionDate, last: addDays(addMonths(protectionDate, loanTenure), -1) }
    : null

/**
 * What is still insured on a day, in minor units: the sum insured falls like the loan, month by month by equal parts of the tenure,
 * rounded up to whole units, and is nothing after the last day of cover. Null before a policy is issued, nothing once it has ended,
 * the whole sum where nobody knows the tenure.
 */
export const remainingSumInsured = (context: CreditLifeContext, day = context.protectionDate): number | null => {
  const { policyNumber, sumInsured, endedAt } = context
  if (policyNumber === null) return null
  if (endedAt !== null) return 0
  const period = policyPeriod(context)
  if (!period || day === null) return sumInsured
  if (day > period.last) return 0
  const tenure = BigInt(context.loanTenure!)
  const left = tenure - BigInt(Math.max(0, monthsBetween(period.first, day)))
  return Number((BigInt(sumInsured) * left + tenure - 1n) / tenure)
}

/** The terms under which the policy was sold; null: the usual ones. */
export const refundTerms = (context: CreditLifeContext): RuleRow[] | null => rulingOf(context)['refunds']?.rows ?? null

const coverOf = (context: CreditLifeContext): Cover => ({
  paid: context.payment?.amount ?? 0,
  due: totalPremium(context),
  period: policyPeriod(context),
  terms: refundTerms(context),
})

/**
 * What goes back of a payment when the quotation or its policy ends, and the day of Jakarta from which it is owed: all of it where
 * there was no cover. Null: nothing.
 */
export const refund = (context: CreditLifeContext): { amount: number; date: string } | null => {
  const { payment, policyNumber, endedAt } = context
  if (!payment || !endedAt) return null
  const date = jakartaDay(endedAt)
  if (!policyNumber) return { amount: payment.amount, date }
  const amount = refundOf(coverOf(context), date)
  return amount > 0 ? { amount, date } : null
}

const lines = ['insured', 'amortised', 'remaining', 'paid', 'earned', 'kept', 'refund'] as const

/** What a policy in force insures on a day, and what would go back of its premium if it ended then. */
export const outlook: Lifecycle['outlook'] = {
  lines,
  days: (context, at) => {
    const period = context['endedAt'] === null ? policyPeriod(context as CreditLifeContext) : null
    const today = jakartaDay(at)
    if (!period) return null
    const { first, last } = period
    return { first, last, usual: today < first ? first : today > last ? last : today }
  },
  of: (context, day) => {
    const policy = context as CreditLifeContext
    const cover = coverOf(policy)
    const { first, last } = cover.period!
    const [insured, months, remaining] = [policy.sumInsured, policy.loanTenure!, remainingSumInsured(policy, day)!]
    const [unearned, refunded] = [refundOf({ ...cover, terms: null }, day), refundOf(cover, day)]
    const steps: (Line & { line: (typeof lines)[number] })[] = [
      { line: 'insured', values: {}, amount: insured },
      { line: 'amortised', values: { past: monthsBetween(first, day), months }, amount: remaining - insured },
      { line: 'remaining', values: {}, amount: remaining, isTotal: true },
      { line: 'paid', values: {}, amount: cover.paid },
      {
        line: 'earned',
        values: { past: daysBetween(first, day) + 1, days: daysBetween(first, last) + 1 },
        amount: unearned - cover.paid,
      },
      ...(refunded === unearned ? [] : [{ line: 'kept' as const, values: {}, amount: refunded - unearned }]),
      { line: 'refund', values: {}, amount: refunded, isTotal: true },
    ]
    return { currency: policy.currency, lines: steps }
  },
}
