import { notifyApprovers } from './payout.effects.ts'
import { payoutSetup } from './payout.setup.ts'
import { payoutStatuses } from './payout.statuses.ts'
import {
  approved,
  cancelled,
  cancelledLater,
  corrected,
  correctedLater,
  failed,
  refused,
  rejected,
  retried,
  returned,
  sent,
  settled,
} from './payout.transitions.ts'

export const payoutMachine = payoutSetup.createMachine({
  id: 'payout',
  description: 'Money that leaves by the payment gateway, from the asking for it to its arrival or its end.',
  context: ({ input }) => input,
  initial: 'requested',
  states: {
    requested: {
      description:
        'Asked for. Another person approves or rejects it, above a sum two others; whoever corrects the account has it approved anew.',
      meta: { ...payoutStatuses.REQUESTED, desk: 'broker' },
      tags: ['busy'],
      entry: notifyApprovers,
      on: {
        'payout.approved': approved,
        'payout.rejected': rejected,
        'payee.corrected': corrected,
        'payout.cancelled': cancelled,
      },
    },
    approved: {
      description: 'Approved by all who have to, and not on its way yet.',
      meta: { ...payoutStatuses.APPROVED, desk: 'broker' },
      tags: ['busy'],
      on: {
        'payout.sent': sent,
        'payee.corrected': correctedLater,
        'payout.cancelled': cancelledLater,
      },
    },
    rejected: {
      description: 'Refused for a reason. What was asked for stays where it is.',
      meta: payoutStatuses.REJECTED,
      tags: ['failed'],
      type: 'final',
    },
    sent: {
      description:
        'The order is at the payment gateway. As long as that is silent it is asked what has become of it, and nothing is sent a second time.',
      meta: payoutStatuses.SENT,
      tags: ['busy'],
      on: {
        'transfer.settled': settled,
        'transfer.failed': failed,
        'transfer.refused': refused,
      },
    },
    paid: {
      description: 'It has arrived. A bank may still return it.',
      meta: payoutStatuses.PAID,
      tags: ['settled'],
      on: { 'transfer.returned': returned },
    },
    failed: {
      description:
        'It did not arrive, or came back. It is sent again, at most five times in all, or its account is corrected, or it is cancelled.',
      meta: { ...payoutStatuses.FAILED, desk: 'broker' },
      tags: ['busy'],
      on: {
        'payment.retried': retried,
        'payee.corrected': correctedLater,
        'payout.cancelled': cancelledLater,
      },
    },
    cancelled: {
      description: 'Taken back for a reason, before any money has left.',
      meta: payoutStatuses.CANCELLED,
      tags: ['failed'],
      type: 'final',
    },
  },
})
