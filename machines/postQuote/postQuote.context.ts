import { bringing, type PayloadOf } from '../kernel/payloads.ts'
import type { Stamp } from '../kernel/types.ts'
import { asks } from './postQuote.asks.ts'
import type { sources } from './postQuote.statuses.ts'

type Asked = PayloadOf<typeof asks>

export const start = bringing(asks).schema!

export type PostQuoteContext = Asked & {
  parties: { broker: string }
  /** The submission that holds what was answered last, which is on its way to the insurer or has arrived. */
  answer: { submission: string; source: (typeof sources)[number]; at: string; by: string } | null
  delivery: { receipt: string; at: string } | null
  /** Why the insurer has not taken the answers, or why nobody answers any more. */
  reason: string | null
}

/** It is the organisation's that has quoted. */
export const opening = ({ context, event }: { context: object; event: Stamp }): PostQuoteContext => ({
  ...(context as Asked),
  parties: { broker: event.by.organisation.id },
  answer: null,
  delivery: null,
  reason: null,
})
