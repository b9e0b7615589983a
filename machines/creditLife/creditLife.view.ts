import { jakartaDay } from '../kit/calendar.ts'
import type { Json } from '../kernel/types.ts'
import { totalPremium } from './creditLife.context.ts'
import type { CreditLifeContext } from './creditLife.context.ts'
import { policyPeriod, refund, refundTerms, remainingSumInsured } from './creditLife.policy.ts'

/** What of an application is decided by, as it stands. */
export const decisive = (context: CreditLifeContext) => ({
  application_date: context.applicationDate,
  loan_amount: context.loanAmount,
  loan_tenure: context.loanTenure,
  totalSumInsured: context.sumInsured,
  email: context.customerEmail,
  partner_email: context.partnerEmail,
})

/** What was applied for; cases that do not know it have it in their row alone. */
const appliedFor = (context: CreditLifeContext): Record<string, Json> =>
  !context.application
    ? {}
    : {
        ...context.application,
        ...decisive(context),
        quotesCode: context.quotesCode,
        premium: context.premium,
        broker_id: context.parties.broker,
        insurer_id: context.parties.insurer,
        bank_id: context.parties.bank,
        partner_id: context.parties.partner,
      }

/** What the events have made of a quotation, by its fields' names; the invoice is due once it is approved. */
export const happened = (context: CreditLifeContext): Record<string, Json> => {
  const period = policyPeriod(context)
  const refunded = refund(context)
  return {
    spk_submission_date: context.spkSubmissionDate,
    extra_premium: context.extraPremium || null,
    loading_rate: context.loadingRate ?? context.application?.loading_rate ?? null,
    totalPremium: totalPremium(context),
    invoice_amount: context.approval && totalPremium(context),
    premium_paid_amount: context.payment?.amount ?? null,
    premium_payment_date: context.payment?.date ?? null,
    payment_reference: context.payment?.reference ?? null,
    protection_date: context.protectionDate,
    policyNumber: context.policyNumber,
    policyPeriod: period && `${period.first}/${period.last}`,
    remainingSumInsured: remainingSumInsured(context),
    refundDate: refunded?.date ?? null,
    refundAmount: refunded?.amount ?? null,
    approved_at: context.approval?.at ?? null,
    approved_by: context.approval?.by ?? null,
    open_question: context.question?.notes ?? null,
    declaration_email: context.declarationEmail,
    escalated_to_insurer: context.escalatedToInsurer,
    four_eyes_from: context.fourEyesFrom,
    refund_terms: refundTerms(context),
  }
}

/** All that is told of a quotation. */
export const facts = (context: CreditLifeContext): Record<string, Json> => ({
  ...appliedFor(context),
  ...happened(context),
})

export const daily = (context: CreditLifeContext, at: string): Record<string, Json> => ({
  remainingSumInsured: remainingSumInsured(context, jakartaDay(at)),
})
