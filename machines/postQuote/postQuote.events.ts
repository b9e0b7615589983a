import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import type { EventDefinition } from '../kernel/types.ts'
import { text } from '../kit/payload.ts'
import { sources } from './postQuote.statuses.ts'

const reason = { reason: { ...text, required: true } } as const

const payloads = {
  'answers.given': {
    submission: { type: 'text', max: 80, required: true },
    source: { type: 'option', options: sources, required: true },
  },
  'quotation.closed': reason,
} as const

const hosts = {
  'answers.delivered': { receipt: { type: 'text', max: 80, required: true } },
  'answers.refused': reason,
} as const

export type PostQuoteEvent = EventOf<typeof payloads> | EventOf<typeof hosts>

export const events: Record<PostQuoteEvent['type'], EventDefinition> = {
  ...eventsOf(payloads),
  ...eventsOf(hosts, 'host'),
}
