import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { paymentAnswers } from '../kit/gateway.ts'
import { paymentMethods } from '../kit/paymentMethods.ts'
import { amount, day, file, reference, text } from '../kit/payload.ts'
import { invoice } from './invoice.other.ts'

const reason = { reason: { ...text, required: true } } as const
const paid = { amount, date: day, reference, ...file } as const

const payloads = {
  'link.sent': null,
  'payment.begun': {
    method: { type: 'option', options: paymentMethods, required: true },
    /** All of the rest, not the instalment alone that is to be paid next. */
    isWhole: { type: 'flag', initial: false },
  },
  'instruction.withdrawn': null,
  'cash.received': paid,
  'invoice.markedPaid': paid,
  'invoice.cancelled': reason,
  'receipt.applied': {
    invoice: {
      type: 'reference',
      area: 'invoice',
      filter: { status: ['CREATED', 'WAITING_PAYMENT'] },
      required: true,
    },
    amount,
  },
} as const

/** What becomes of a payout that sends back what is for nothing, by its number. */
const payout = { payout: { type: 'text', max: 40, required: true } } as const
const refunds = {
  'refund.begun': { ...payout, amount },
  'refund.ended': payout,
  'refund.paid': payout,
  'refund.returned': { ...payout, amount },
} as const

const hosts = {
  ...paymentAnswers,
  ...refunds,
  'credit.received': { amount, from: { type: 'text', max: 60, required: true } },
} as const

export type InvoiceEvent = EventOf<typeof payloads> | EventOf<typeof hosts>

const definitions = eventsOf(payloads)

export const events: Record<InvoiceEvent['type'], EventDefinition> = {
  ...definitions,
  ...eventsOf(hosts, 'host'),
  // What one invoice gives the other takes, or neither moves.
  'receipt.applied': { ...definitions['receipt.applied'], involves: { invoice } },
}
