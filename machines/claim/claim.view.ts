import type { Context, Json } from '../kernel/types.ts'
import { asks } from './claim.asks.ts'
import type { ClaimContext } from './claim.context.ts'

const typed = Object.keys(asks) as (keyof typeof asks)[]

export const stands = (context: ClaimContext) => Object.fromEntries(typed.map((name) => [name, context[name]]))

/** The same of what was typed; what was not typed is null. */
export const typedIn = (event: object) =>
  Object.fromEntries(typed.map((name) => [name, (event as Context)[name] ?? null]))

/** What is told of a claim, by its fields' names. */
export const facts = (context: ClaimContext): Record<string, Json> => {
  const { claimNumber, partner, parties, form, submission, papers, link, reason, decision, payment } = context
  const { disbursement } = context
  return {
    ...(stands(context) as Record<string, Json>),
    claimNumber,
    partner,
    broker_id: parties.broker,
    form: form?.form ?? null,
    formVersion: form?.version ?? null,
    submissionId: submission?.id ?? null,
    submission: submission?.number ?? null,
    answeredAt: submission?.at ?? null,
    papers: papers.length,
    link_until: link?.until ?? null,
    reason,
    decided_at: decision?.at ?? null,
    decided_by: decision?.by ?? null,
    approvedAmount: decision?.amount ?? null,
    paidDate: payment?.date ?? null,
    payment_reference: payment?.reference ?? null,
    disbursement,
  }
}
