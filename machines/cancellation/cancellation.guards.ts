import type { Rule } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import {
  belongsTo,
  isAnotherPerson,
  isDatedByToday,
  isDatedSince,
  isExactly,
  isOf,
  may as mayWith,
} from '../kit/rules.ts'
import type { CancellationContext } from './cancellation.context.ts'
import type { CancellationEvent } from './cancellation.events.ts'
import { policyIn } from './cancellation.policy.ts'

type CancellationRule = Rule<CancellationContext, CancellationEvent>

const may = (action: string) => mayWith(`cancellation.${action}`)

/** Every rule of the lifecycle under the name that the chart composes and a refusal gives. */
export const rules = {
  mayRequest: may('request'),
  mayApprove: may('approve'),
  mayReject: may('reject'),
  mayRecordPayment: may('recordPayment'),

  isSubmitterOfPolicy: isOf(({ event }) => {
    const { partner_id, bank_id, broker_id } = policyIn(event).facts
    return [partner_id, bank_id, broker_id]
  }, 'policy'),
  isPolicyActive: {
    other: 'policy',
    test: ({ event }) => policyIn(event).status === 'ACTIVE',
  },

  isBrokerOfCase: belongsTo('broker'),
  isAnotherPerson: isAnotherPerson(
    ({ sumInsured }: CancellationContext) => sumInsured,
    ({ request }) => [request.userId],
  ),

  isRefundOwed: {
    test: ({ context }) => (context.refund ?? 0) > 0,
    values: ({ context: { cover, currency } }) => ({ paid: cover.paid, due: cover.due, currency }),
  },
  isUnpaid: {
    test: ({ context }) => context.payment === null,
    values: ({ context: { payment, currency } }) => ({
      paid: payment?.amount ?? null,
      date: payment?.date ?? null,
      currency,
    }),
  },
  hasMatchingAmount: isExactly(({ refund }: CancellationContext) => [refund]),
  isDatedSinceApproval: isDatedSince(({ decision }: CancellationContext) => (decision ? jakartaDay(decision.at) : '')),
  isDatedByToday,
} satisfies Record<string, CancellationRule>
