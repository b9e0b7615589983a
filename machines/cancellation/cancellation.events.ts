import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { amount, day, reference, text } from '../kit/payload.ts'
import { policy } from './cancellation.policy.ts'

const payloads = {
  'request.approved': { note: text },
  'request.rejected': { reason: { ...text, required: true } },
  'payment.recorded': { amount, date: day, reference },
} as const

export type CancellationEvent = EventOf<typeof payloads>

const definitions = eventsOf(payloads)

export const events: Record<keyof typeof payloads, EventDefinition> = {
  ...definitions,
  // The policy ends with the approval, or nothing is approved.
  'request.approved': {
    ...definitions['request.approved'],
    involves: {
      policy: {
        ...policy,
        facts: [],
        event: ({ context }) => ({ type: 'quotation.cancelled', reason: context['reason'] }),
      },
    },
  },
}
