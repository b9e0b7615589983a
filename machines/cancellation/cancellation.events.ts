import { object } from 'yup'
import type { EventDefinition } from '../kernel/types.ts'
import { amount, day, eventsOf, reference, text } from '../kit/payload.ts'
import type { EventOf } from '../kit/payload.ts'
import { policy } from './cancellation.policy.ts'

const schemas = {
  'request.approved': object({ note: text() }),
  'request.rejected': object({ reason: text().required() }),
  'payment.recorded': object({
    amount: amount().required(),
    date: day().required(),
    reference: reference().required(),
  }),
}

export type CancellationEventType = keyof typeof schemas
export type CancellationEvent = EventOf<typeof schemas>

const definitions = eventsOf(schemas)

export const events: Record<CancellationEventType, EventDefinition> = {
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
