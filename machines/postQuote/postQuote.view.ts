import type { Json } from '../kernel/types.ts'
import type { PostQuoteContext } from './postQuote.context.ts'

/** What is told of a quotation with further questions, by its fields' names. */
export const facts = (context: PostQuoteContext): Record<string, Json> => {
  const { parties, answer, delivery, ...told } = context
  return {
    ...told,
    organisation_id: parties.broker,
    submission: answer?.submission ?? null,
    source: answer?.source ?? null,
    answeredAt: answer?.at ?? null,
    answeredBy: answer?.by ?? null,
    receipt: delivery?.receipt ?? null,
    deliveredAt: delivery?.at ?? null,
  }
}
