import { and, assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import { hostActions, log } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import { refundOf } from '../kit/refund.ts'
import { nameOf } from './cancellation.context.ts'
import type { CancellationContext } from './cancellation.context.ts'
import { bookRefund, issueConfirmation, notifyDesk, notifyRequester } from './cancellation.effects.ts'
import type { CancellationEvent } from './cancellation.events.ts'
import { rules } from './cancellation.guards.ts'
import { cancellationStatuses } from './cancellation.statuses.ts'

const meta = metaOf('cancellation', {
  'request.approved': { intent: 'primary', asks: true, decides: true },
  'request.rejected': { intent: 'danger', asks: true, decides: true },
  'payment.recorded': { intent: 'primary', decides: true },
})

export const cancellationMachine = setup({
  types: {
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    input: {} as CancellationContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  actions: {
    ...hostActions,
    keepDecision: assign(({ event }) => ({ decision: { at: event.at, by: nameOf(event) } })),
    keepRefund: assign(({ context: { cover }, event }) => ({ refund: refundOf(cover, jakartaDay(event.at)) })),
    keepPayment: assign(({ event }) => {
      assertEvent(event, 'payment.recorded')
      const { amount, date, reference } = event
      return { payment: { amount, date, reference } }
    }),
  },
}).createMachine({
  id: 'cancellation',
  description: 'A request to end a policy that is in force, from the asking to the payment of what goes back.',
  context: ({ input }) => input,
  initial: 'inProcess',
  states: {
    inProcess: {
      description:
        'Asked for by partner, bank or broker, and on the broker’s desk. The broker approves, by another person than asked where the sum insured demands it, and the policy ends with that; or the broker rejects, and the policy goes on.',
      meta: { ...cancellationStatuses.IN_PROCESS, desk: 'broker' },
      tags: ['busy'],
      entry: notifyDesk,
      on: {
        'request.approved': {
          guard: and(['mayApprove', 'isBrokerOfCase', 'isAnotherPerson']),
          target: 'approved',
          actions: ['keepDecision', 'keepRefund', log('approved'), issueConfirmation, notifyRequester('approved')],
          meta: meta('request.approved'),
        },
        'request.rejected': {
          guard: and(['mayReject', 'isBrokerOfCase']),
          target: 'rejected',
          actions: ['keepDecision', log('rejected'), notifyRequester('rejected')],
          meta: meta('request.rejected'),
        },
      },
    },
    approved: {
      description:
        'The policy has ended. What goes back of its premium, pro rata by the days of cover that were still to come, is paid to the customer once, and the broker records the payment.',
      meta: { ...cancellationStatuses.APPROVED, desk: 'broker' },
      tags: ['settled'],
      on: {
        'payment.recorded': {
          guard: and([
            'mayRecordPayment',
            'isBrokerOfCase',
            'isRefundOwed',
            'isUnpaid',
            'hasMatchingAmount',
            'isDatedSinceApproval',
            'isDatedByToday',
          ]),
          actions: ['keepPayment', log('paymentRecorded'), bookRefund, notifyRequester('refunded')],
          meta: meta('payment.recorded'),
        },
      },
    },
    rejected: {
      description: 'Refused by the broker: the policy stays in force. Nothing follows.',
      meta: cancellationStatuses.REJECTED,
      tags: ['failed'],
      type: 'final',
    },
  },
})
