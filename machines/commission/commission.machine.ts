import { and } from 'xstate'
import { log } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import { bookAccrual, bookClawback } from './commission.books.ts'
import { notifyPayee } from './commission.effects.ts'
import { commissionSetup } from './commission.setup.ts'
import { commissionStatuses } from './commission.statuses.ts'

const meta = metaOf('commission', {
  'commission.requested': { intent: 'primary', asks: true, about: 'net' },
  'commission.approved': { intent: 'primary', asks: true, about: 'net', decides: true },
  'commission.rejected': { intent: 'danger', about: 'net', decides: true },
})

const requested = {
  guard: and(['mayRequest', 'isPayeeOrBroker']),
  target: 'requested',
  actions: ['keepRequest', log('requested')],
  meta: meta('commission.requested'),
} as const

/** Whatever of the premium goes back, its part of the commission does; of what is paid the payee hears that they owe it. */
const clawback = (...more: readonly ReturnType<typeof notifyPayee>[]) =>
  [
    {
      guard: and(['isWithinCommission', 'isAllOfIt']),
      target: 'reversed',
      actions: [bookClawback, 'takeBack', ...more, log('reversed')],
    },
    { guard: 'isWithinCommission', actions: [bookClawback, 'takeBack', ...more, log('clawedBack')] },
  ] as const

const takePayment = ['takePayment', log('returned')] as const

const unpaid = { 'commission.clawedBack': clawback() } as const

export const commissionMachine = commissionSetup.createMachine({
  id: 'commission',
  description:
    'The part that a payee has of the commission of one premium, from its payment to that of the commission.',
  context: ({ input }) => input,
  initial: 'accrued',
  states: {
    accrued: {
      description: 'The premium is paid, and the payee has earned a part of its commission, which somebody requests.',
      meta: { ...commissionStatuses.ACCRUED, desk: 'partner' },
      tags: ['busy'],
      entry: bookAccrual,
      on: { 'commission.requested': requested, ...unpaid },
    },
    requested: {
      description:
        'The broker approves it or rejects it; above a limit that is another person than who has requested it.',
      meta: { ...commissionStatuses.REQUESTED, desk: 'broker' },
      tags: ['busy'],
      on: {
        'commission.approved': {
          guard: and(['mayApprove', 'isBrokerOfCase', 'isAnotherThanRequester']),
          target: 'approved',
          actions: ['keepApproval', log('approved')],
          meta: meta('commission.approved'),
        },
        'commission.rejected': {
          guard: and(['mayReject', 'isBrokerOfCase']),
          target: 'rejected',
          actions: ['keepRejection', notifyPayee('rejected'), log('rejected')],
          meta: meta('commission.rejected'),
        },
        ...unpaid,
      },
    },
    approved: {
      description: 'It is paid with the next payout to the payee.',
      meta: commissionStatuses.APPROVED,
      tags: ['busy'],
      on: {
        'commission.paid': { target: 'paid', actions: ['keepPayment', log('paid')] },
        ...unpaid,
      },
    },
    rejected: {
      description: 'Not approved, for a reason. It may be requested anew.',
      meta: { ...commissionStatuses.REJECTED, desk: 'partner' },
      tags: ['failed'],
      on: { 'commission.requested': requested, ...unpaid },
    },
    paid: {
      description:
        'Paid. What goes back of it now is owed by the payee, and kept from what they get otherwise; what the bank sends back is owed to them again.',
      meta: commissionStatuses.PAID,
      tags: ['settled'],
      on: {
        'commission.paid': { actions: ['keepPayment', log('settled')] },
        'payment.returned': [
          { guard: and(['isPaidByIt', 'isOnlyPayment']), target: 'approved', actions: takePayment },
          { guard: 'isPaidByIt', actions: takePayment },
        ],
        'commission.clawedBack': clawback(notifyPayee('clawedBack')),
      },
    },
    reversed: {
      description:
        'The premium has gone back, and with it all of the commission. What was paid of it is owed by the payee.',
      meta: commissionStatuses.REVERSED,
      tags: ['failed'],
      on: {
        'commission.paid': { actions: ['keepPayment', log('settled')] },
        'payment.returned': { guard: 'isPaidByIt', actions: takePayment },
      },
    },
  },
})
