import { otherOf } from '../kernel/others.ts'
import type { Involved, Json, Other, Stamp } from '../kernel/types.ts'

const told = ['number', 'customer_name', 'unapplied', 'currency', 'broker_id', 'partner_id'] as const

/** The invoice whose money goes back; other payouts are of none. */
const invoice = {
  lifecycle: 'invoice',
  id: ({ context }) => context['invoice'] as string | null,
  optional: true,
} satisfies Partial<Involved>

type InvoiceFacts = Record<(typeof told)[number], Json>

/** What it is asked of at the beginning: from then on the money is held. */
export const invoiceBegun = {
  ...invoice,
  facts: told,
  event: ({ context, event }) => ({
    type: 'refund.begun',
    payout: context['code'],
    amount: invoiceIn(event).facts.unapplied,
  }),
} satisfies Involved

/** What it hears of a payout that is known. */
export const invoiceHears = (type: 'refund.ended' | 'refund.paid' | 'refund.returned'): Involved => ({
  ...invoice,
  facts: [],
  event: ({ context: { code, amount } }) => ({ type, payout: code, ...(type === 'refund.returned' && { amount }) }),
})

export const invoiceIn = (event: Stamp): Other & { facts: InvoiceFacts } =>
  otherOf(event, 'invoice') as Other & { facts: InvoiceFacts }
