import type { Context, Lifecycle } from '../kernel/types.ts'

type Former = Context & { refund: { amount: number; approved: object | null } | null; refunded: number }

/**
 * Version 1 sent money back itself. What was asked for and not approved is to be asked for as a payout; what was approved had left
 * `unapplied`, and counts as gone back: what becomes of its transfer is told to finance.
 */
export const migrations: Lifecycle['migrations'] = {
  1: ({ context, ...snapshot }) => {
    const { refund, ...kept } = context as Former
    const gone = refund?.approved ? refund.amount : 0
    return { ...snapshot, context: { ...kept, refunded: kept.refunded + gone, refunds: [] } }
  },
}
