import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { amount, answeredForm, day, file, reference, text } from '../kit/payload.ts'
import { asks } from './claim.asks.ts'

const reason = { reason: { ...text, required: true } } as const

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
} as const

export type ClaimEvent = EventOf<typeof payloads>

const definitions = eventsOf(payloads)

export const events: Record<keyof typeof payloads, EventDefinition> = {
  ...definitions,
  'form.answered': { ...definitions['form.answered'], from: 'host' },
  'paper.received': { ...definitions['paper.received'], from: 'host' },
}
