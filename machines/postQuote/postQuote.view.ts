import type { Json } from '../kernel/types.ts'
import { asks } from './postQuote.asks.ts'
import type { PostQuoteContext } from './postQuote.context.ts'

const quoted = Object.keys(asks) as (keyof typeof asks)[]

/** What is told of a quotation with further questions, by its fields' names. */
export const facts = (context: PostQuoteContext): Record<string, Json> => {
  const { parties, answer, delivery, reason } = context
  return {
    ...(Object.fromEntries(quoted.map((name) => [name, context[name]])) as Record<string, Json>),
    reason,
    organisation_id: parties.broker,
    submission: answer?.submission ?? null,
    source: answer?.source ?? null,
    answeredAt: answer?.at ?? null,
    answeredBy: answer?.by ?? null,
    receipt: delivery?.receipt ?? null,
    deliveredAt: delivery?.at ?? null,
  }
}
