import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { answersOf, paymentAnswers, transferAnswers } from '../kit/gateway.ts'
import { paymentMethods } from '../kit/paymentMethods.ts'
import { amount, day, file, reference, text } from '../kit/payload.ts'
import { invoice } from './invoice.other.ts'

const reason = { reason: { ...text, required: true } } as const
const paid = { amount, date: day, reference, ...file } as const

const payloads = {
  'link.sent': null,
  'payment.begun': { method: { type: 'option', options: paymentMethods, required: true } },
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
  'refund.requested': {
    bank: { type: 'text', max: 60, required: true },
    accountNumber: { type: 'text', max: 34, rule: 'digits', required: true },
    accountName: { type: 'text', max: 120, rule: 'name', required: true },
    ...reason,
  },
  'refund.approved': null,
  'refund.rejected': reason,
  'credit.received': { amount, from: { type: 'text', max: 60, required: true } },
} as const

const { 'transfer.returned': _returned, ...transfers } = transferAnswers
const hosts = { ...paymentAnswers, ...transfers } as const

export type InvoiceEvent = EventOf<typeof payloads> | EventOf<typeof hosts>

const definitions = eventsOf(payloads)

export const events: Record<InvoiceEvent['type'], EventDefinition> = {
  ...definitions,
  ...answersOf(hosts),
  'credit.received': { ...definitions['credit.received'], from: 'host' },
  // What one invoice gives the other takes, or neither moves.
  'receipt.applied': { ...definitions['receipt.applied'], involves: { invoice } },
}
