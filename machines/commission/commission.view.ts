import type { Json } from '../kernel/types.ts'
import { balanceOf, type CommissionContext, netOf } from './commission.context.ts'

/** What is told of a commission, by its fields' names. */
export const facts = (context: CommissionContext): Record<string, Json> => {
  const { code, remittance, policyNumber, line, product_name, customer_name, role, payee, gross, rate, whole } = context
  const { share, accrued, commission, ppnRate, ppn, pph23Rate, pph23, items, clawedBack, paidAmount } = context
  const { accruedOn, currency, requested, approved, reason, payment, parties } = context
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
    paidAmount,
    balance: balanceOf(context),
    items: items.map((item) => ({ ...item, net: netOf(item) })),
    requested_at: requested?.at ?? null,
    requested_by: requested?.by ?? null,
    approved_at: approved?.at ?? null,
    approved_by: approved?.by ?? null,
    reason,
    paidDate: payment?.date ?? null,
    payment_reference: payment?.reference ?? null,
    broker_id: parties.broker,
    partner_id: parties.partner,
  }
}
