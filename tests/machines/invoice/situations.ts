import type { Json } from '../../../machines/kernel/types.ts'
import type { Situation } from '../decisions/types.ts'
import { due, lastOfDay, midnight } from './calendar.ts'

const hour = '2026-03-09T02:00:00.000Z'
/** A day and a moment less before the usual instant, and a day. */
const lately = '2026-03-08T03:00:00.001Z'
const before = '2026-03-08T03:00:00.000Z'

const mailedFiveTimes = { link: { at: hour }, mailed: [hour, hour, hour, hour, hour] }
const linked = { link: { at: hour }, mailed: [hour] }
const order = (channel: Json = null, until: Json = null): Record<string, Json> => ({
  attempt: 1,
  instruction: { reference: 'PAY-1-1', method: 'QR_CODE', amount: 1000, at: hour, channel, until },
})
const told = order({ code: '8801' }, due)
const receipt = { reference: 'PAY-1-0', receipt: 'R0', amount: 400, at: hour }
const half = { rest: 600, receipts: [receipt] }
const paid = { rest: 0, payment: { date: '2026-03-09', reference: 'TRF-0', method: 'BANK' } }
const refund = (approved: Json): Record<string, Json> => ({
  attempt: 2,
  refund: {
    bank: 'Bank Merapi',
    accountNumber: '1234567',
    accountName: 'Budi Santoso',
    reference: 'PAY-1-R2',
    amount: 500,
    reason: 'Paid twice',
    by: 'Broker',
    userId: 'id of broker',
    at: hour,
    approved,
  },
})
const nothing = 'hasUnapplied isWithinUnapplied isRefundRequested isCurrentRefund'
const unasked = 'isRefundRequested isCurrentRefund'
const sums = {
  'cash of all': 'hasMatchingAmount',
  'cash on 8 March': 'hasMatchingAmount',
  'cash on 10 March': 'hasMatchingAmount',
  'on the account, all': 'hasMatchingAmount',
  'on the account on 8 March': 'hasMatchingAmount',
  'on the account on 10 March': 'hasMatchingAmount',
}
const credited = { ...sums, 'all is credited': 'isWithinRest', 'all but one is credited': 'isWithinRest' }
const seen = { 'what has come before': 'isReceiptNew', 'all comes by a receipt of before': 'isReceiptNew' }
/** Where all of it is due. */
const whole = { lacksFor: { 'on the account, the rest': 'hasMatchingAmount' } }

export const situations: Record<string, Situation> = {
  created: { state: 'created', ...whole },
  'created for somebody without an address': {
    state: 'created',
    facts: { 'payer.email': null, remindAt: null },
    lacks: 'hasAddress',
    ...whole,
  },
  'created where neither link nor cashier is offered': {
    state: 'created',
    facts: { allows: { cash: false, link: false } },
    lacks: 'isLinkAllowed isCashAllowed',
    ...whole,
  },
  'created, and mailed five times within a day': {
    state: 'created',
    facts: mailedFiveTimes,
    lacks: 'isMailable',
    ...whole,
  },
  'created, and credited in part': {
    state: 'created',
    facts: { rest: 600 },
    is: 'isHalfPaid',
    lacksFor: credited,
  },
  'issued in the first moment of the 9th': {
    state: 'created',
    facts: { 'issued.at': '2026-03-08T17:00:00.000Z' },
    ...whole,
  },
  'issued in the last moment of the 9th, and it is the next day': {
    state: 'created',
    at: midnight,
    facts: { 'issued.at': lastOfDay },
    ...whole,
  },
  'the last moment of the 9th': { state: 'created', at: lastOfDay, ...whole },
  'the link was mailed': { state: 'waitingPayment', facts: linked, ...whole },
  'nobody was mailed': { state: 'waitingPayment', is: 'isUnlinked', ...whole },
  'the payer was reminded, and it is the next day': {
    state: 'waitingPayment',
    at: midnight,
    facts: { ...linked, remindAt: null },
    ...whole,
  },
  'waiting for somebody without an address': {
    state: 'waitingPayment',
    facts: { 'payer.email': null, remindAt: null },
    lacks: 'hasAddress',
    ...whole,
  },
  'waiting where neither link nor cashier is offered': {
    state: 'waitingPayment',
    facts: { allows: { cash: false, link: false }, remindAt: null },
    lacks: 'isLinkAllowed isCashAllowed',
    ...whole,
  },
  'ordered for somebody without an address': {
    state: 'ordered',
    facts: { ...order(), 'payer.email': null, remindAt: null },
    lacks: 'hasAddress',
    ...whole,
  },
  'ordered where neither link nor cashier is offered': {
    state: 'ordered',
    facts: { ...order(), allows: { cash: false, link: false } },
    lacks: 'isLinkAllowed isCashAllowed',
    ...whole,
  },
  'mailed five times within a day': {
    state: 'waitingPayment',
    inner: true,
    facts: { link: { at: lately }, mailed: [lately, hour, hour, hour, hour] },
    lacks: 'isMailable',
    ...whole,
  },
  'mailed for the first of five times a day ago': {
    state: 'waitingPayment',
    facts: { link: { at: before }, mailed: [before, hour, hour, hour, hour] },
    is: 'isMailedBefore',
    ...whole,
  },
  'the link is thirty days old': {
    state: 'waitingPayment',
    facts: { link: { at: '2026-02-07T03:00:00.000Z' }, mailed: [] },
    is: 'isUnlinked',
    ...whole,
  },
  'the link is not yet thirty days old': {
    state: 'waitingPayment',
    facts: { link: { at: '2026-02-07T03:00:00.001Z' }, mailed: [], remindAt: null },
    ...whole,
  },
  'paid in part': {
    state: 'waitingPayment',
    facts: { ...half, ...linked },
    is: 'isHalfPaid',
    lacksFor: { ...credited, ...seen },
  },
  'paid in part, and the payer was reminded': {
    state: 'waitingPayment',
    facts: { ...half, ...linked, remindAt: null },
    is: 'isHalfPaid',
    lacksFor: { ...credited, ...seen },
  },
  'the gateway is asked': { state: 'ordered', facts: { ...linked, ...order() }, ...whole },
  'the payer has a number': { state: 'instructed', facts: { ...linked, ...told }, ...whole },
  'the gateway is asked for the rest': {
    state: 'ordered',
    facts: { ...half, ...linked, ...order(), 'instruction.amount': 600 },
    is: 'isHalfPaid',
    lacksFor: { ...sums, ...seen },
  },
  'ordered, and mailed five times within a day': {
    state: 'ordered',
    facts: { ...mailedFiveTimes, ...order() },
    lacks: 'isMailable',
    ...whole,
  },
  'it is being withdrawn': { state: 'withdrawing', facts: { ...linked, ...told }, ...whole },
  paid: { state: 'paid', facts: { ...paid, receipts: [receipt] }, lacks: nothing, lacksFor: seen },
  'paid, and more has come': { state: 'paid', facts: { ...paid, unapplied: 500 }, is: 'isRich', lacks: unasked },
  'paid, and one more has come': {
    state: 'paid',
    facts: { ...paid, unapplied: 1 },
    is: 'isOneOver',
    lacks: `isWithinUnapplied ${unasked}`,
  },
  'paid, and a colleague asks for a refund': {
    state: 'paid',
    facts: { ...paid, unapplied: 500, ...refund(null), 'refund.by': 'Sari', 'refund.userId': 'id of Sari' },
    is: 'isRich',
    lacks: 'isRefundFree isCurrentRefund',
  },
  'paid, and a refund is asked for': {
    state: 'paid',
    facts: { ...paid, unapplied: 500, ...refund(null) },
    is: 'isRich',
    lacks: 'isRefundFree isCurrentRefund',
    lacksBy: { broker: 'isAnotherPerson' },
  },
  'paid, and a refund is under way': {
    state: 'paid',
    facts: { ...paid, ...refund({ at: hour, by: 'Sari' }) },
    lacks: 'isRefundFree hasUnapplied isWithinUnapplied isRefundRequested',
    lacksBy: { broker: 'isAnotherPerson' },
  },
  cancelled: { state: 'cancelled', lacks: nothing },
  'cancelled, and money has come': { state: 'cancelled', facts: { unapplied: 500 }, is: 'isRich', lacks: unasked },
  'cancelled, and a refund is asked for': {
    state: 'cancelled',
    facts: { unapplied: 500, ...refund(null) },
    is: 'isRich',
    lacks: 'isRefundFree isCurrentRefund',
    lacksBy: { broker: 'isAnotherPerson' },
  },
  'cancelled, where some has come before': {
    state: 'cancelled',
    facts: { receipts: [receipt] },
    lacks: nothing,
    lacksFor: seen,
  },
  'cancelled, and a refund is under way': {
    state: 'cancelled',
    facts: refund({ at: hour, by: 'Sari' }),
    lacks: 'isRefundFree hasUnapplied isWithinUnapplied isRefundRequested',
    lacksBy: { broker: 'isAnotherPerson' },
  },
  expired: { state: 'expired', lacks: nothing },
  'expired, and money has come': { state: 'expired', facts: { unapplied: 500 }, is: 'isRich', lacks: unasked },
  'expired, and a refund is asked for': {
    state: 'expired',
    facts: { unapplied: 500, ...refund(null) },
    is: 'isRich',
    lacks: 'isRefundFree isCurrentRefund',
    lacksBy: { broker: 'isAnotherPerson' },
  },
  'expired, where some has come before': {
    state: 'expired',
    facts: { receipts: [receipt] },
    lacks: nothing,
    lacksFor: seen,
  },
  'expired, and a refund is under way': {
    state: 'expired',
    facts: refund({ at: hour, by: 'Sari' }),
    lacks: 'isRefundFree hasUnapplied isWithinUnapplied isRefundRequested',
    lacksBy: { broker: 'isAnotherPerson' },
  },
}
