import { and } from 'xstate'
import { log } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import { bookNotOwed, bookOwed, bookReturn, bookSettlement } from './payout.books.ts'
import { notifyRetriers, orderTransfer } from './payout.effects.ts'

const meta = metaOf('payout', {
  'payout.approved': { intent: 'primary', about: 'amount', asks: true, decides: true },
  'payout.rejected': { intent: 'danger', about: 'amount', decides: true },
  'payee.corrected': { intent: 'danger', alone: true },
  'payout.sent': { intent: 'primary', about: 'amount', asks: true, decides: true },
  'payment.retried': { intent: 'primary', about: 'amount', asks: true, decides: true },
  'payout.cancelled': { intent: 'danger', about: 'amount', decides: true },
})

const another = [
  'mayApprove',
  'isBrokerOfCase',
  'isAnotherThanRequester',
  'isAnotherThanPayeeChanger',
  'isFirstApprovalOfTheirs',
] as const

const last = {
  target: 'approved',
  actions: ['keepApproval', log('approved')],
} as const

/** What goes back is owed from then on; of the rest it is known before. */
export const approved = [
  {
    ...last,
    guard: and([...another, 'isLastApproval', 'isRefund']),
    actions: [bookOwed, ...last.actions],
    meta: meta('payout.approved', 'isRefund'),
  },
  { ...last, guard: and([...another, 'isLastApproval']), meta: meta('payout.approved', 'isLastApproval') },
  {
    guard: and([...another]),
    actions: ['keepApproval', log('approvedFirst')],
    meta: meta('payout.approved', 'isFirstOfTwo'),
  },
] as const

export const rejected = {
  guard: and(['mayReject', 'isBrokerOfCase']),
  target: 'rejected',
  actions: ['keepClosing', log('rejected')],
  meta: meta('payout.rejected'),
} as const

export const corrected = {
  guard: and(['mayCorrect', 'isBrokerOfCase', 'isPayeeOfItsOwn']),
  target: 'requested',
  reenter: true,
  actions: ['keepPayee', log('payeeCorrected')],
  meta: meta('payee.corrected'),
} as const

export const correctedLater = [
  {
    ...corrected,
    guard: and(['mayCorrect', 'isBrokerOfCase', 'isPayeeOfItsOwn', 'isRefund']),
    actions: [bookNotOwed, ...corrected.actions],
    meta: meta('payee.corrected', 'isRefund'),
  },
  { ...corrected, meta: meta('payee.corrected', 'isOther') },
] as const

export const cancelled = {
  guard: and(['mayCancel', 'isBrokerOfCase']),
  target: 'cancelled',
  actions: ['keepClosing', log('cancelled')],
  meta: meta('payout.cancelled'),
} as const

export const cancelledLater = [
  {
    ...cancelled,
    guard: and(['mayCancel', 'isBrokerOfCase', 'isRefund']),
    actions: [bookNotOwed, ...cancelled.actions],
    meta: meta('payout.cancelled', 'isRefund'),
  },
  { ...cancelled, meta: meta('payout.cancelled', 'isOther') },
] as const

export const sent = {
  guard: and(['maySend', 'isBrokerOfCase', 'hasAttemptsLeft']),
  target: 'sent',
  actions: ['keepTransfer', orderTransfer, log('sent')],
  meta: meta('payout.sent'),
} as const

export const retried = {
  guard: and(['mayRetry', 'isBrokerOfCase', 'hasAttemptsLeft']),
  target: 'sent',
  actions: ['keepTransfer', orderTransfer, log('retried')],
  meta: meta('payment.retried'),
} as const

export const settled = {
  guard: 'isCurrentTransfer',
  target: 'paid',
  actions: [bookSettlement, 'keepPayment', log('paid')],
} as const

const notPaid = (entry: string) =>
  ({
    guard: 'isCurrentTransfer',
    target: 'failed',
    actions: ['keepFailure', notifyRetriers('failed'), log(entry)],
  }) as const
export const failed = notPaid('failed')
export const refused = notPaid('refused')

export const returned = {
  guard: 'isCurrentTransfer',
  target: 'failed',
  actions: [bookReturn, 'keepFailure', notifyRetriers('returned'), log('returned')],
} as const
