import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { day, file, reference, text } from '../kit/payload.ts'

const reason = { reason: { ...text, required: true } } as const

const payloads = {
  'receipt.recorded': { amount: { type: 'money', signed: true, required: true }, date: day, reference, ...file },
  'receipt.takenBack': reason,
  'commission.waived': reason,
} as const

/** What becomes of the payment to the insurer later on. */
const hosts = {
  'payment.returned': { date: day },
  'payment.repeated': { date: day },
} as const

export type InsurerCommissionEvent = EventOf<typeof payloads> | EventOf<typeof hosts>

export const events: Record<InsurerCommissionEvent['type'], EventDefinition> = {
  ...eventsOf(payloads),
  ...eventsOf(hosts, 'host'),
}
