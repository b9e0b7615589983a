import type { StoredSnapshot } from '../kernel/types.ts'

type Former = { refund: { amount: number; approved: object | null } | null; unapplied: number }

/**
 * Version 1 sent money back itself. What was asked for and not approved is to be asked for as a payout; what was approved had left
 * `unapplied`, and its transfer is told to nobody any more: it counts as gone back.
 */
export const withoutRefund = ({ context, ...snapshot }: StoredSnapshot): StoredSnapshot => {
  const { refund, ...kept } = context as typeof context & Former
  const gone = refund?.approved ? refund.amount : 0
  return { ...snapshot, context: { ...kept, refunded: (kept['refunded'] as number) + gone, refunds: [] } }
}
