import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { amount, day, reference, text } from '../kit/payload.ts'

const payloads = {
  'commission.requested': null,
  'commission.approved': null,
  'commission.rejected': { reason: { ...text, required: true } },
} as const

const hosts = {
  'commission.paid': { date: day, reference, amount: { type: 'money', signed: true, required: true } },
  'payment.returned': { date: day, reference },
  'commission.clawedBack': { amount, date: day, reference },
} as const

export type CommissionEvent = EventOf<typeof payloads> | EventOf<typeof hosts>

export const events: Record<CommissionEvent['type'], EventDefinition> = {
  ...eventsOf(payloads),
  ...eventsOf(hosts, 'host'),
}
