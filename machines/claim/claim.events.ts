import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { amount, answeredForm, day, file, reference, text } from '../kit/payload.ts'
import { asks } from './claim.asks.ts'

const reason = { reason: { ...text, required: true } } as const

/** By its number. */
const disbursement = { type: 'text', max: 40, required: true } as const

const payloads = {
  'claim.edited': asks,
  'claim.acknowledged': { note: text },
  'claim.resubmissionAsked': reason,
  'claim.softRejected': reason,
  'claim.approved': { amount, note: text },
  'claim.rejected': reason,
  'payment.recorded': { date: day, reference },
  'paper.added': file,
  'link.generated': { wanted: { ...text, max: 500, required: true } },
  'link.revoked': null,
} as const

const hosts = {
  'form.answered': answeredForm,
  'paper.received': file,
  'disbursement.begun': { disbursement, linkedTo: { type: 'text', max: 40 } },
  'disbursement.paid': { disbursement, date: day, reference },
  'disbursement.ended': { disbursement },
  'disbursement.returned': { disbursement, ...reason },
} as const

export type ClaimEvent = EventOf<typeof payloads> | EventOf<typeof hosts>

export const events: Record<ClaimEvent['type'], EventDefinition> = {
  ...eventsOf(payloads),
  ...eventsOf(hosts, 'host'),
}
