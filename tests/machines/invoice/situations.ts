import type { Json } from '../../../machines/kernel/types.ts'
import type { Situation } from '../decisions/types.ts'
import { due, halfTime, lastOfDay, midnight } from './calendar.ts'
import { plan, second } from './instalments.ts'
import { another, payout } from './refunds.ts'

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
/** What is told of refunds that are none, and of those that are under way. */
const none = 'isRefundUnderWay hasRefunded isWithinRefunded'
const nothing = `hasUnapplied isWithinUnapplied isAllUnapplied ${none}`
const oneGoesBack = { 'one goes back': 'isAllUnapplied' }
const refund = { payout, amount: 500 }

/** What may be done with money that is for nothing, wherever an invoice is closed. */
const closed = (state: string, facts: Record<string, Json> = {}): Record<string, Situation> => ({
  [`${state}, and more has come`]: {
    state,
    facts: { ...facts, unapplied: 500 },
    is: 'isRich',
    lacks: none,
    lacksFor: oneGoesBack,
  },
  [`${state}, and a refund is under way`]: {
    state,
    facts: { ...facts, unapplied: 500, refunds: [refund] },
    is: 'isRich',
    lacks: 'isRefundFree hasRefunded isWithinRefunded isRefundOver',
    lacksFor: oneGoesBack,
  },
  [`${state}, and two refunds are under way`]: {
    state,
    facts: { ...facts, unapplied: 500, refunds: [{ ...refund, amount: 200 }, another] },
    is: 'isRich isTwo',
    lacks: 'isRefundFree hasRefunded isWithinRefunded isRefundOver',
    lacksFor: oneGoesBack,
  },
  [`${state}, and it has gone back`]: {
    state,
    facts: { ...facts, refunded: 500 },
    lacks: 'hasUnapplied isWithinUnapplied isAllUnapplied isRefundUnderWay',
  },
  [`${state}, it has gone back, and more is under way`]: {
    state,
    facts: { ...facts, refunded: 500, unapplied: 500, refunds: [{ ...another, amount: 500 }] },
    is: 'isRich isBesides',
    lacks: 'isRefundFree isRefundUnderWay',
    lacksFor: oneGoesBack,
  },
  [`${state}, and it is under way again`]: {
    state,
    facts: { ...facts, refunded: 500, unapplied: 500, refunds: [refund] },
    is: 'isRich isReturned',
    lacks: 'isRefundFree isRefundOver',
    lacksFor: oneGoesBack,
  },
})

const noPart = { 'cash of an instalment': 'hasMatchingAmount', 'on the account, an instalment': 'hasMatchingAmount' }
const sums = {
  'cash of all': 'hasMatchingAmount',
  'cash on 8 March': 'hasMatchingAmount',
  'cash on 10 March': 'hasMatchingAmount',
  'on the account, all': 'hasMatchingAmount',
  ...noPart,
  'on the account on 8 March': 'hasMatchingAmount',
  'on the account on 10 March': 'hasMatchingAmount',
}
const credited = { ...sums, 'all is credited': 'isWithinRest', 'all but one is credited': 'isWithinRest' }
const seen = { 'what has come before': 'isReceiptNew', 'all comes by a receipt of before': 'isReceiptNew' }
/** Where all of it is due. */
const whole = { lacksFor: { 'on the account, the rest': 'hasMatchingAmount', ...noPart } }
/** Where the first of two instalments is. */
const divided = { is: 'isDivided', lacksFor: { 'on the account, the rest': 'hasMatchingAmount' } }
const inTwo = { instalments: 2, plan }

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
    is: 'isLate',
    ...whole,
  },
  'half of the time is over': { state: 'created', at: halfTime, is: 'isLate', ...whole },
  'the last moment of the 9th': { state: 'created', at: lastOfDay, is: 'isLate', ...whole },
  'created in two instalments': { state: 'created', facts: inTwo, ...divided },
  'the first of two instalments is due': { state: 'waitingPayment', facts: { ...inTwo, ...linked }, ...divided },
  'the first of two instalments is ordered': {
    state: 'ordered',
    facts: { ...inTwo, ...linked, ...order(), 'instruction.amount': 400 },
    ...divided,
  },
  'the second of two instalments is due': {
    state: 'waitingPayment',
    facts: { ...inTwo, ...half, ...second, ...linked },
    is: 'isHalfPaid',
    lacksFor: { ...credited, ...seen },
  },
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
    facts: { ...order(), allows: { cash: false, link: false }, remindAt: null },
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
  'paid, and one more has come': {
    state: 'paid',
    facts: { ...paid, unapplied: 1 },
    is: 'isOneOver',
    lacks: `isWithinUnapplied ${none}`,
    lacksFor: { 'all goes back': 'isAllUnapplied' },
  },
  ...closed('paid', paid),
  'paid, and one has gone back': {
    state: 'paid',
    facts: { ...paid, refunded: 1 },
    is: 'isOneBack',
    lacks: 'hasUnapplied isWithinUnapplied isAllUnapplied isRefundUnderWay',
    lacksFor: { 'it is back again': 'isWithinRefunded' },
  },
  cancelled: { state: 'cancelled', lacks: nothing },
  'cancelled, where some has come before': {
    state: 'cancelled',
    facts: { receipts: [receipt] },
    lacks: nothing,
    lacksFor: seen,
  },
  ...closed('cancelled'),
  expired: { state: 'expired', lacks: nothing },
  'expired, where some has come before': {
    state: 'expired',
    facts: { receipts: [receipt] },
    lacks: nothing,
    lacksFor: seen,
  },
  ...closed('expired'),
}
