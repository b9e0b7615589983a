import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { transferAnswers } from '../kit/gateway.ts'
import { payeeFields } from '../kit/outgoing.ts'
import { text } from '../kit/payload.ts'
import { invoiceHears } from './payout.invoice.ts'

const reason = { reason: { ...text, required: true } } as const

const payloads = {
  'payout.approved': null,
  'payout.rejected': reason,
  'payee.corrected': payeeFields,
  'payout.sent': null,
  'payment.retried': null,
  'payout.cancelled': reason,
} as const

export type PayoutEvent = EventOf<typeof payloads> | EventOf<typeof transferAnswers>

const definitions = { ...eventsOf(payloads), ...eventsOf(transferAnswers, 'host') }

const telling = (type: PayoutEvent['type'], heard: Parameters<typeof invoiceHears>[0]): EventDefinition => ({
  ...definitions[type],
  involves: { invoice: invoiceHears(heard) },
})

export const events: Record<PayoutEvent['type'], EventDefinition> = {
  ...definitions,
  // The invoice knows what becomes of its money, or nothing becomes of it.
  'payout.rejected': telling('payout.rejected', 'refund.ended'),
  'payout.cancelled': telling('payout.cancelled', 'refund.ended'),
  'transfer.settled': telling('transfer.settled', 'refund.paid'),
  'transfer.returned': telling('transfer.returned', 'refund.returned'),
}
