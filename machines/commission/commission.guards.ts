import type { Rule } from '../kernel/types.ts'
import { isAbove } from '../kit/outgoing.ts'
import { amountOf, belongsTo, may } from '../kit/rules.ts'
import { netOf } from '../kit/sums.ts'
import { type CommissionContext, paymentOf } from './commission.context.ts'
import type { CommissionEvent } from './commission.events.ts'
import { commissionPermissions } from './commission.permissions.ts'

type CommissionRule = Rule<CommissionContext, CommissionEvent>

const leaving = (context: CommissionContext) => ({
  amount: netOf(context),
  currency: context.currency,
  fourEyesFrom: context.fourEyesFrom,
})

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayRequest: may(commissionPermissions.request),
  mayApprove: may(commissionPermissions.approve),
  mayReject: may(commissionPermissions.reject),

  isPayeeOrBroker: belongsTo('partner', 'broker'),
  isBrokerOfCase: belongsTo('broker'),

  isAnotherThanRequester: {
    asksWho: true,
    test: ({ context, event }) => !isAbove(leaving(context), 1) || context.requested?.userId !== event.by.userId,
    values: ({ context }) => ({
      sum: netOf(context),
      from: context.fourEyesFrom,
      currency: context.currency,
      // The limit is in rupiah: words have another form for other currencies.
      ...(context.currency !== 'IDR' && { context: 'foreign' }),
    }),
  },

  isWithinCommission: {
    payload: ['amount'],
    test: ({ context, event }) => amountOf(event) <= context.commission,
  },
  isAllOfIt: {
    payload: ['amount'],
    test: ({ context, event }) => amountOf(event) === context.commission,
  },

  isPaidByIt: {
    payload: ['reference'],
    test: ({ context, event }) => 'reference' in event && paymentOf(context.payments, event) >= 0,
  },
  isOnlyPayment: { test: ({ context }) => context.payments.length === 1 },
} satisfies Record<string, CommissionRule>
