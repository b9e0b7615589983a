import { delayOf } from '../kernel/chart.ts'
import type { Context, Lifecycle } from '../kernel/types.ts'
import type { InvoiceContext } from './invoice.context.ts'
import { planOf, reminding } from './invoice.plan.ts'

type First = Context & { refund: { amount: number; approved: object | null } | null; refunded: number }
type Second = Context & Omit<InvoiceContext, 'instalments' | 'intervalMonths' | 'plan'>

/**
 * Version 1 sent money back itself. What was asked for and not approved is to be asked for as a payout; what was approved had left
 * `unapplied`, and counts as gone back: what becomes of its transfer is told to finance.
 *
 * Version 2 knew no instalments, and reminded payers by links that were switched off.
 */
export const migrations: Lifecycle['migrations'] = {
  1: ({ context, ...snapshot }) => {
    const { refund, ...kept } = context as First
    const gone = refund?.approved ? refund.amount : 0
    return { ...snapshot, context: { ...kept, refunded: kept.refunded + gone, refunds: [] } }
  },
  2: ({ context, deadlines, ...snapshot }) => {
    const former = context as Second
    const once = { instalments: 1, intervalMonths: 1 }
    const plan = planOf(former.total, once, former.issued.at, former.dueAt)
    const isReminded = former.remindAt !== null && reminding(former, plan[0]!) !== null
    return {
      ...snapshot,
      deadlines: deadlines.filter(({ event }) => isReminded || delayOf(event) !== 'reminder'),
      context: { ...former, ...once, plan, remindAt: isReminded ? former.remindAt : null },
    }
  },
}
