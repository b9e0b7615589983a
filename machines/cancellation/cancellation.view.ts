import type { Json } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import type { CancellationContext } from './cancellation.context.ts'

/** What is told of a request, by its fields' names; the refund is stored with its payment (C067). */
export const facts = (context: CancellationContext): Record<string, Json> => {
  const { cover, parties, request, decision, refund, payment } = context
  return {
    policy: context.policy,
    policyNumber: context.policyNumber,
    quotesCode: context.quotesCode,
    customer_name: context.customerName,
    reason: context.reason,
    requested_at: request.at,
    requested_by: request.by,
    policyPeriod: cover.period && `${cover.period.first}/${cover.period.last}`,
    totalSumInsured: context.sumInsured,
    totalPremium: cover.due,
    premium_paid_amount: cover.paid,
    decided_at: decision?.at ?? null,
    decided_by: decision?.by ?? null,
    refund_due: refund,
    refund_due_date: refund === null ? null : decision && jakartaDay(decision.at),
    refundDate: payment?.date ?? null,
    refundAmount: payment?.amount ?? null,
    payment_reference: payment?.reference ?? null,
    currency: context.currency,
    broker_id: parties.broker,
    insurer_id: parties.insurer,
    bank_id: parties.bank,
    partner_id: parties.partner,
  }
}
