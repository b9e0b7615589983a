import type { Json } from '../kernel/types.ts'
import type { InvoiceContext, Payer } from './invoice.context.ts'
import { dueOf, shownPlan } from './invoice.plan.ts'

/** By what a payer is known: the address, else the number, else the name. */
export const payerOf = ({ email, phone, name }: Payer): string => (email ?? phone ?? name).trim().toLowerCase()

/** What is told of an invoice, by its fields' names; its number is the host's, which lets none out. */
export const facts = (context: InvoiceContext): Record<string, Json> => {
  const { code, purpose, trainPolicies, busPolicies, claim, partner, remark, lines, payer, parties } = context
  const { total, rest, unapplied, refunded, refunds, issued, dueAt, mailed, link, instruction } = context
  const { payment, proof, closing, currency, instalments, intervalMonths, plan } = context
  return {
    code,
    purpose,
    trainPolicies,
    busPolicies,
    claim,
    partner,
    instalments: instalments > 1 ? instalments : null,
    intervalMonths: plan.length > 1 ? intervalMonths : null,
    plan: shownPlan(context),
    remark,
    lines: lines.map(({ number, title, amount: one }) => ({ number, title, amount: one })),
    lineCount: lines.length,
    customer_name: payer.name,
    email: payer.email,
    phone: payer.phone,
    payer: payerOf(payer),
    currency,
    amount: total,
    paidAmount: total - rest,
    rest,
    due: closing ? 0 : dueOf(context),
    unapplied,
    refunded,
    issued_at: issued.at,
    issued_by: issued.by,
    dueAt,
    mailedAt: mailed.at(-1) ?? null,
    hasLink: link !== null,
    instruction: instruction?.reference ?? null,
    method: instruction?.method ?? payment?.method ?? null,
    paidDate: payment?.date ?? null,
    payment_reference: payment?.reference ?? null,
    proof: proof?.name ?? null,
    refund_due: refunds.length > 0 ? refunds.reduce((sum, { amount }) => sum + amount, 0) : null,
    reason: closing?.reason ?? null,
    closed_at: closing?.at ?? null,
    closed_by: closing?.by ?? null,
    broker_id: parties.broker,
    partner_id: parties.partner,
  }
}
