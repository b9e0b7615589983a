import type { Json } from '../kernel/types.ts'
import { approvalsAsked, isAccountChanged, isAccountDoubted, isAccountNew } from '../kit/outgoing.ts'
import type { PayoutContext } from './payout.context.ts'

/** Told until the money has arrived: whoever approves or sends it looks at the account again. */
export const asideOf = (context: PayoutContext): string | null =>
  isAccountDoubted(context) ? 'payoutRequest:aside.accountChanged' : null

/** What is told of a payout, by its fields' names. */
export const facts = (context: PayoutContext): Record<string, Json> => {
  const { code, kind, invoice, feeKind, trainPolicy, busPolicy, creditLife, reason, payeeName, payee } = context
  const { amount, currency, count, sums, source, requested, payeeChanged, approvals, attempt, transfer } = context
  const { failure, payment, closing, parties } = context
  return {
    number: code,
    kind,
    invoice,
    feeKind,
    trainPolicy,
    busPolicy,
    creditLife,
    reason,
    payeeName,
    ...payee,
    amount,
    currency,
    itemCount: count,
    gross: sums?.gross ?? null,
    commission: sums?.commission ?? null,
    ppn: sums?.ppn ?? null,
    pph23: sums?.pph23 ?? null,
    carried: sums?.carried ?? null,
    sourceNumber: source?.number ?? null,
    requested_at: requested.at,
    requested_by: requested.by,
    approvalsAsked: approvalsAsked(context),
    approvedBy: approvals.length > 0 ? approvals.map(({ by }) => by).join(', ') : null,
    approved_at: approvals.at(-1)?.at ?? null,
    accountChangedAt: isAccountChanged(context) ? payeeChanged.at : null,
    accountChangedBy: isAccountChanged(context) ? payeeChanged.by : null,
    isAccountNew: isAccountNew(context),
    attempt,
    transferReference: transfer?.reference ?? null,
    sentAt: transfer?.at ?? null,
    paidDate: payment?.date ?? null,
    receipt: payment?.receipt ?? null,
    failure,
    closingReason: closing?.reason ?? null,
    closed_at: closing?.at ?? null,
    closed_by: closing?.by ?? null,
    broker_id: parties.broker,
    insurer_id: parties.insurer,
    partner_id: parties.partner,
  }
}
