import type { Rule } from '../kernel/types.ts'
import { amountOf, belongsTo, isDatedByToday, isDatedSince, may } from '../kit/rules.ts'
import { type InsurerCommissionContext, outstandingOf, standing } from './insurerCommission.context.ts'
import type { InsurerCommissionEvent } from './insurerCommission.events.ts'
import { insurerCommissionPermissions } from './insurerCommission.permissions.ts'

type InsurerCommissionRule = Rule<InsurerCommissionContext, InsurerCommissionEvent>

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayRecord: may(insurerCommissionPermissions.record),
  mayTakeBack: may(insurerCommissionPermissions.takeBack),
  mayWaive: may(insurerCommissionPermissions.waive),

  isBrokerOfCase: belongsTo('broker'),

  isDatedSincePayment: isDatedSince(({ paidOn }: InsurerCommissionContext) => paidOn),
  isDatedByToday,
  /** Something, in the direction of what is outstanding, and no more than that. */
  isWithinOutstanding: {
    payload: ['amount'],
    test: ({ context, event }) => {
      const [amount, outstanding] = [amountOf(event), outstandingOf(context)]
      return amount * outstanding > 0 && Math.abs(amount) <= Math.abs(outstanding)
    },
    values: ({ context, event }) => ({
      received: amountOf(event),
      outstanding: outstandingOf(context),
      currency: context.currency,
    }),
  },
  isAllOutstanding: {
    payload: ['amount'],
    test: ({ context, event }) => amountOf(event) === outstandingOf(context),
  },
  isPaymentStanding: { test: ({ context }) => context.returnedOn === null },

  isOnlyReceipt: { test: ({ context }) => standing(context).length === 1 },
  isPaymentReturned: { test: ({ context }) => context.returnedOn !== null },

  isAnotherThanRecorder: {
    asksWho: true,
    test: ({ context, event }) => context.receipts.every(({ recorded }) => recorded.userId !== event.by.userId),
  },
} satisfies Record<string, InsurerCommissionRule>
