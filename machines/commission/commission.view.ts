import type { Json } from '../kernel/types.ts'
import { netOf } from '../kit/sums.ts'
import { balanceOf, type CommissionContext, paidOf } from './commission.context.ts'

/** What is told of a commission, by its fields' names. */
export const facts = (context: CommissionContext): Record<string, Json> => {
  const { code, remittance, policyNumber, line, product_name, customer_name, role, payee, gross, rate, whole } = context
  const { share, accrued, commission, ppnRate, ppn, pph23Rate, pph23, items, clawedBack, payments } = context
  const { accruedOn, currency, requested, approved, reason, parties } = context
  return {
    code,
    remittance,
    policyNumber,
    line,
    product_name,
    customer_name,
    role,
    payee,
    accruedOn,
    currency,
    gross,
    rate,
    whole,
    share,
    accrued,
    clawedBack,
    commission,
    ppnRate,
    ppn,
    pph23Rate,
    pph23,
    net: netOf(context),
    paidAmount: paidOf(context),
    balance: balanceOf(context),
    items: items.map((item) => ({ ...item, net: netOf(item) })),
    requested_at: requested?.at ?? null,
    requested_by: requested?.by ?? null,
    approved_at: approved?.at ?? null,
    approved_by: approved?.by ?? null,
    reason,
    payments,
    paidDate: payments.at(-1)?.date ?? null,
    payment_reference: payments.at(-1)?.reference ?? null,
    broker_id: parties.broker,
    partner_id: parties.partner,
  }
}
