import type { Rule } from '../kernel/types.ts'
import { belongsTo, may } from '../kit/rules.ts'
import type { PostQuoteContext } from './postQuote.context.ts'
import type { PostQuoteEvent } from './postQuote.events.ts'
import { postQuotePermissions } from './postQuote.permissions.ts'

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayBegin: may(postQuotePermissions.begin),
  mayAnswer: may(postQuotePermissions.answer),
  mayClose: may(postQuotePermissions.close),
  isDeskOfCase: belongsTo('broker'),
} satisfies Record<string, Rule<PostQuoteContext, PostQuoteEvent>>
