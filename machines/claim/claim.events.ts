import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { amount, answeredForm, day, file, reference, text } from '../kit/payload.ts'
import { asks } from './claim.asks.ts'

const reason = { reason: { ...text, required: true } } as const

/** By its number. */
const disbursement = { type: 'text', max: 40, required: true } as const

const payloads = {
  'claim.edited': asks,
  'form.answered': answeredForm,
  'claim.acknowledged': { note: text },
  'claim.resubmissionAsked': reason,
  'claim.softRejected': reason,
  'claim.approved': { amount, note: text },
  'claim.rejected': reason,
  'payment.recorded': { date: day, reference },
  'paper.added': file,
  'paper.received': file,
  'link.generated': { wanted: { ...text, max: 500, required: true } },
  'link.revoked': null,
  'disbursement.begun': { disbursement, linkedTo: { type: 'text', max: 40 } },
  'disbursement.paid': { disbursement, date: day, reference },
  'disbursement.ended': { disbursement },
  'disbursement.returned': { disbursement, ...reason },
} as const

export type ClaimEvent = EventOf<typeof payloads>

const definitions = eventsOf(payloads)

const hosts = [
  'form.answered',
  'paper.received',
  'disbursement.begun',
  'disbursement.paid',
  'disbursement.ended',
  'disbursement.returned',
] as const satisfies readonly (keyof typeof payloads)[]

export const events: Record<keyof typeof payloads, EventDefinition> = {
  ...definitions,
  ...(Object.fromEntries(hosts.map((type) => [type, { ...definitions[type], from: 'host' }])) as Record<
    (typeof hosts)[number],
    EventDefinition
  >),
}
