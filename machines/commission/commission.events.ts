import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { amount, day, reference, text } from '../kit/payload.ts'

const payloads = {
  'commission.requested': null,
  'commission.approved': null,
  'commission.rejected': { reason: { ...text, required: true } },
  // What is not said is all that is open.
  'commission.paid': { date: day, reference, amount: { type: 'money', signed: true } },
  'commission.clawedBack': { amount, date: day, reference },
} as const

export type CommissionEvent = EventOf<typeof payloads>

const definitions = eventsOf(payloads)

export const events: Record<CommissionEvent['type'], EventDefinition> = {
  ...definitions,
  'commission.paid': { ...definitions['commission.paid'], from: 'host' },
  'commission.clawedBack': { ...definitions['commission.clawedBack'], from: 'host' },
}
