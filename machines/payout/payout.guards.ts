import { isRoot } from '../kernel/grants.ts'
import type { Rule } from '../kernel/types.ts'
import { isAnotherThan, outgoingRules } from '../kit/outgoing.ts'
import { belongsTo, may } from '../kit/rules.ts'
import { askedKinds } from './payout.asks.ts'
import type { PayoutContext } from './payout.context.ts'
import type { PayoutEvent } from './payout.events.ts'
import { payoutPermissions } from './payout.permissions.ts'

type PayoutRule = Rule<PayoutContext, PayoutEvent>

const isOfRefund = ({ kind }: PayoutContext): boolean => kind === 'REFUND'

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayCreate: may(payoutPermissions.create),
  mayApprove: may(payoutPermissions.approve),
  mayReject: may(payoutPermissions.reject),
  maySend: may(payoutPermissions.send),
  mayRetry: may(payoutPermissions.retry),
  mayCorrect: may(payoutPermissions.correct),
  mayCancel: may(payoutPermissions.cancel),

  isOfBroker: {
    asksWho: true,
    test: ({ event: { by } }) => isRoot(by.permissions) || by.organisation.kind === 'broker',
  },
  isBrokerOfCase: belongsTo('broker'),

  ...outgoingRules,
  // Two people see to what goes back, at any sum.
  isAnotherThanRequester: isAnotherThan('requested', isOfRefund),
  isAnotherThanPayeeChanger: isAnotherThan('payeeChanged', isOfRefund),

  isRefund: { test: ({ context }) => isOfRefund(context) },
  /** The accounts of others are master data, and mended there. */
  isPayeeOfItsOwn: { test: ({ context }) => askedKinds.some((kind) => kind === context.kind) },
} satisfies Record<string, PayoutRule>
