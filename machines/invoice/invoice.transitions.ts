import { and, or } from 'xstate'
import { log, logExpiry } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import { bookApplication, bookByHand, bookEnd, bookLate, bookReceipt } from './invoice.books.ts'
import { mailLink, notifyIssuer, orderPayment, withdrawOrder } from './invoice.effects.ts'

const meta = metaOf('invoice', {
  'link.sent': { intent: 'primary', asks: true },
  'payment.begun': {},
  'instruction.withdrawn': { asks: true },
  'cash.received': { alone: true, about: 'due', decides: true },
  'invoice.markedPaid': { alone: true, about: 'due', decides: true },
  'invoice.cancelled': { intent: 'danger', asks: true, decides: true },
  'receipt.applied': { alone: true, about: 'unapplied', decides: true },
})

export const sent = {
  guard: and(['maySendLink', 'isIssuer', 'isLinkAllowed', 'hasAddress', 'isMailable']),
  actions: ['keepLink', mailLink, log('linkSent')],
  meta: meta('link.sent'),
} as const

export const begun = {
  guard: or([and(['mayCollect', 'isIssuer']), 'isCustomerOfCase']),
  target: 'pending',
  actions: ['keepOrder', orderPayment, log('paymentBegun')],
  meta: meta('payment.begun'),
} as const

const isDue = ['hasMatchingAmount', 'isDatedSinceIssue', 'isDatedByToday'] as const

const part = { target: 'waitingPayment', reenter: true } as const

const takesCash = ['mayTakeCash', 'isIssuer', 'isCashAllowed', ...isDue] as const
/** All of the rest, or the instalment that is to be paid next. */
export const cash = [
  {
    guard: and([...takesCash, 'isEnough']),
    target: 'paid',
    actions: [bookByHand, 'keepPayment', 'keepProof', 'applyReceipt', log('paidToCashier')],
    meta: meta('cash.received', 'isWhole'),
  },
  {
    guard: and([...takesCash]),
    ...part,
    actions: [bookByHand, 'keepProof', 'applyReceipt', log('paidToCashierInPart')],
    meta: meta('cash.received'),
  },
] as const

const marks = ['mayMarkPaid', 'isIssuer', ...isDue] as const
export const marked = [
  {
    guard: and([...marks, 'isEnough']),
    target: 'paid',
    actions: [bookByHand, 'keepPayment', 'keepProof', 'applyReceipt', log('markedPaid')],
    meta: meta('invoice.markedPaid', 'isWhole'),
  },
  {
    guard: and([...marks]),
    ...part,
    actions: [bookByHand, 'keepProof', 'applyReceipt', log('markedPaidInPart')],
    meta: meta('invoice.markedPaid'),
  },
] as const

export const cancelled = {
  guard: and(['mayCancel', 'isIssuer']),
  target: 'cancelled',
  actions: [bookEnd, 'release', 'keepClosing', log('cancelled')],
  meta: meta('invoice.cancelled'),
} as const

/** What is at the gateway is called back before somebody pays it too. */
export const callBack = [withdrawOrder, 'dropOrder'] as const

const isGenuine = ['isSameCurrency', 'isReceiptNew'] as const

const paidUp = [
  bookReceipt,
  'keepReceipt',
  'keepSettlement',
  'applyReceipt',
  notifyIssuer('paid'),
  log('settled'),
] as const
export const inFull = { guard: and([...isGenuine, 'isEnough']), target: 'paid', actions: paidUp } as const

const paidPart = [bookReceipt, 'keepReceipt', 'applyReceipt', log('paidInPart')] as const
export const inPart = { guard: and([...isGenuine]), actions: paidPart } as const

/** By the order that is there, or by one of before, which leaves it there as long as what it is for is due. */
export const settledWhilePending = [
  { ...inFull, guard: and([...isGenuine, 'isEnough', 'isCurrentOrder']) },
  { ...inFull, actions: [withdrawOrder, ...paidUp] },
  {
    guard: and([...isGenuine, 'isCurrentOrder']),
    target: 'waitingPayment',
    actions: ['dropOrder', ...paidPart],
  },
  {
    guard: and([...isGenuine, 'isInstalmentCovered']),
    target: 'waitingPayment',
    actions: [...callBack, ...paidPart],
  },
  inPart,
] as const

export const credited = {
  guard: and(['isWithinRest', 'isEnough']),
  target: 'paid',
  actions: ['keepCredit', 'applyReceipt', log('credited')],
} as const
export const creditedInPart = {
  guard: 'isWithinRest',
  actions: ['applyReceipt', log('creditedInPart')],
} as const

const back = (entry: string) =>
  ({ guard: 'isCurrentOrder', target: 'waitingPayment', actions: ['dropOrder', log(entry)] }) as const

/** What the gateway may say of an order while it is there. */
export const answered = {
  'payment.refused': back('refused'),
  'payment.declined': back('declined'),
  'payment.expired': back('orderExpired'),
  'payment.withdrawn': back('orderWithdrawn'),
} as const

export const instructed = {
  guard: 'isCurrentOrder',
  actions: ['keepChannel', log('instructed')],
} as const

export const withdrawn = {
  guard: or([and(['mayWithdraw', 'isIssuer']), 'isCustomerOfCase']),
  actions: [withdrawOrder, log('withdrawalAsked')],
  meta: meta('instruction.withdrawn'),
} as const

export const expired = { target: 'expired', actions: [bookEnd, 'release', 'keepClosing', logExpiry] } as const
export const limit = { paymentLimit: expired } as const
/** Money that comes when nothing is due, and what people do with it. */
export const over = {
  'payment.settled': {
    guard: and([...isGenuine]),
    actions: [bookLate, 'keepReceipt', 'keepLate', notifyIssuer('late'), log('late')],
  },
  'receipt.applied': {
    guard: and(['mayApply', 'isBrokerOfCase', 'isRefundFree', 'hasUnapplied', 'isWithinUnapplied', 'isOfSamePayer']),
    actions: [bookApplication, 'dropApplied', log('applied')],
    meta: meta('receipt.applied'),
  },
  'refund.begun': {
    guard: and(['isBrokerOfCase', 'isRefundFree', 'hasUnapplied', 'isAllUnapplied']),
    actions: ['holdRefund', log('refundBegun')],
  },
  'refund.ended': { guard: 'isRefundUnderWay', actions: ['dropRefund', log('refundEnded')] },
  'refund.paid': { guard: 'isRefundUnderWay', actions: ['keepRefunded', 'dropRefund', log('refunded')] },
  'refund.returned': {
    guard: and(['hasRefunded', 'isWithinRefunded', 'isRefundOver']),
    actions: ['takeBackRefund', 'holdRefund', log('refundReturned')],
  },
} as const
