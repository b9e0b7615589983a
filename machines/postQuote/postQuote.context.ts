import { number, object } from 'yup'
import { longestLimit } from '../kernel/deadlines.ts'
import { bringing, type PayloadOf } from '../kernel/payloads.ts'
import type { Context, Given, Stamp, Typed } from '../kernel/types.ts'
import { asks } from './postQuote.asks.ts'
import { limits } from './postQuote.limits.ts'
import type { sources } from './postQuote.statuses.ts'

type Asked = PayloadOf<typeof asks>

type Start = Asked & { limits: { answerLimit: number } }

export const start = bringing(asks).schema!.concat(
  object({
    limits: object({ answerLimit: number().integer().min(1).max(longestLimit).default(limits.answerLimit) }),
  }),
)

export type PostQuoteContext = Start & {
  parties: { broker: string }
  /** The submission that holds what was answered last, which is on its way to the insurer or has arrived. */
  answer: { submission: string; source: (typeof sources)[number]; at: string; by: string } | null
  delivery: { receipt: string; at: string } | null
  /** Why the insurer has not taken the answers, or why nobody answers any more. */
  reason: string | null
}

export const inputOf = ({ typed, given }: Typed & { given: Given }): Context => ({
  ...typed,
  limits: { ...limits, ...given.limits },
})

/** It is the organisation's that has quoted. */
export const opening = ({ context, event }: { context: object; event: Stamp }): PostQuoteContext => ({
  ...(context as Start),
  parties: { broker: event.by.organisation.id },
  answer: null,
  delivery: null,
  reason: null,
})
