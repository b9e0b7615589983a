import type { Rule } from '../kernel/types.ts'
import { isIn } from '../kit/hands.ts'
import { belongsTo, may } from '../kit/rules.ts'
import type { RequestContext } from './request.context.ts'
import type { RequestEvent } from './request.events.ts'
import { requestPermissions } from './request.permissions.ts'
import { handsIn } from './request.view.ts'

type RequestRule = Rule<RequestContext, RequestEvent>

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayAsk: may(requestPermissions.create),
  mayHandle: may(requestPermissions.handle),

  isOfOrganisation: belongsTo('broker'),
  isInHands: { asksWho: true, test: ({ context, event }) => isIn(handsIn(context), event.by) },
  isAsker: { asksWho: true, test: ({ context, event }) => context.asker.id === event.by.userId },
  isNotAsker: { asksWho: true, test: ({ context, event }) => context.asker.id !== event.by.userId },
  isNotReviewer: { asksWho: true, test: ({ context, event }) => context.reviewer?.id !== event.by.userId },
  isGoneUp: { test: ({ context }) => context.climbedTo !== null },
  isAnswered: { test: ({ context }) => context.submission !== null },
} satisfies Record<string, RequestRule>
