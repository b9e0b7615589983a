import type { Json } from '../kernel/types.ts'
import type { DisbursementContext } from './disbursement.context.ts'
import { approvalsAsked, isAccountDoubted } from '../kit/outgoing.ts'

/** Under which the bank is asked whose account it is; what it says of an account of before is not heard. */
export const checkOf = ({ code, checks }: Pick<DisbursementContext, 'code' | 'checks'>): string => `${code}-V${checks}`

/** The bank has sent the money back; or, until it leaves, that the account is another than was asked for. */
export const aside = (context: DisbursementContext): string | null => {
  if (context.returned !== null) return 'disbursement:timeline.returned'
  return isAccountDoubted(context) ? 'claimDisbursement:aside.accountChanged' : null
}

/** What is told of a disbursement, by its fields' names. */
export const facts = (context: DisbursementContext): Record<string, Json> => {
  const { code, claim, claimNumber, policyNumber, customerName, remark, amount, currency, parties, pool } = context
  const { payee, accountHolder, requested, payeeChanged, submitted, approvals, decision, closing } = context
  const { paymentType, attempt, transfer, failure, payment, proof, returned, linkedTo } = context
  return {
    number: code,
    claim,
    claimNumber,
    policyNumber,
    customer_name: customerName,
    ...payee,
    accountHolder,
    remark,
    amount,
    currency,
    paymentType,
    pool: pool?.code ?? null,
    requested_at: requested.at,
    requested_by: requested.by,
    payee_changed_by: payeeChanged.by,
    submitted_at: submitted?.at ?? null,
    approvals: approvals.map(({ by }) => by).join(', ') || null,
    approvalsAsked: approvalsAsked(context),
    decided_at: decision?.at ?? null,
    decided_by: decision?.by ?? null,
    attempt,
    sent_at: transfer?.at ?? null,
    failure,
    paidDate: payment?.date ?? null,
    payment_reference: payment?.reference ?? transfer?.reference ?? null,
    proof: proof?.name ?? null,
    returned_at: returned?.at ?? null,
    return_reason: returned?.reason ?? null,
    linkedTo,
    reason: closing?.reason ?? decision?.reason ?? null,
    closed_at: closing?.at ?? null,
    closed_by: closing?.by ?? null,
    broker_id: parties.broker,
    insurer_id: parties.insurer,
    partner_id: parties.partner,
  }
}
