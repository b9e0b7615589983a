import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { day, file, reference, text } from '../kit/payload.ts'

const reason = { reason: { ...text, required: true } } as const

const payloads = {
  'receipt.recorded': { amount: { type: 'money', signed: true, required: true }, date: day, reference, ...file },
  'receipt.takenBack': reason,
  'commission.waived': reason,
  // What becomes of the payment to the insurer later on.
  'payment.returned': { date: day },
  'payment.repeated': { date: day },
} as const

export type InsurerCommissionEvent = EventOf<typeof payloads>

const definitions = eventsOf(payloads)

export const events: Record<InsurerCommissionEvent['type'], EventDefinition> = {
  ...definitions,
  'payment.returned': { ...definitions['payment.returned'], from: 'host' },
  'payment.repeated': { ...definitions['payment.repeated'], from: 'host' },
}
