import type { Json, Other } from '../../../machines/kernel/types.ts'
import type { Letter } from '../decisions/types.ts'
import { payout } from './refunds.ts'
import { at, due, halfTime, lastOfDay } from './calendar.ts'

export const otherId = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0113'

/** Another invoice of the same payer as its row stands. */
export const other = (facts: Record<string, Json> = {}): Other => ({
  lifecycle: 'invoice',
  id: otherId,
  revision: 2,
  status: 'WAITING_PAYMENT',
  facts: {
    code: 'PAY-2',
    payer: 'budi@example.test',
    currency: 'IDR',
    broker_id: 'broker',
    partner_id: 'partner',
    ...facts,
  },
})

const proof = { fileId: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0131', name: 'proof.pdf' }
const paid = (type: string, amount: number, date = '2026-03-09'): Letter => ({
  type,
  payload: { amount, date, reference: 'TRF-1', ...proof },
})
const settled = (amount: number, more: Record<string, Json> = {}): Letter => ({
  type: 'payment.settled',
  payload: {
    reference: 'PAY-1-1',
    amount,
    currency: 'IDR',
    settledAt: '2026-03-09T02:30:00.000Z',
    receipt: 'R1',
    ...more,
  },
})
const answer = (type: string, reference: string, more: Record<string, Json> = {}): Letter => ({
  type,
  payload: { reference, ...more },
})
const current = (type: string, more: Record<string, Json> = {}) => answer(type, 'PAY-1-1', more)
const former = (type: string, more: Record<string, Json> = {}): Letter => ({
  ...answer(type, 'PAY-1-0', more),
  lacks: 'isCurrentOrder',
})
const channel = { channel: { code: '8801' }, until: due }
const no = { reason: 'No' }
const applied = (amount: number, facts: Record<string, Json> = {}): Letter => ({
  type: 'receipt.applied',
  payload: { invoice: otherId, amount },
  others: { invoice: other(facts) },
})
const onThe9th = { [at]: 'isDatedByToday', [halfTime]: 'isDatedByToday', [lastOfDay]: 'isDatedByToday' }
const credit = (amount: number): Letter => ({ type: 'credit.received', payload: { amount, from: 'PAY-2' } })

/** What is sent, one of each kind that is judged differently. */
export const letters: Record<string, Letter> = {
  'the link': { type: 'link.sent', payload: {} },
  'by QR code': { type: 'payment.begun', payload: { method: 'QR_CODE', isWhole: false } },
  'all by QR code': { type: 'payment.begun', payload: { method: 'QR_CODE', isWhole: true }, is: 'isWhole' },
  'the number': current('payment.instructed', channel),
  'the number of before': former('payment.instructed', channel),
  'not taken': current('payment.refused', no),
  'not taken before': former('payment.refused', no),
  'not paid': current('payment.declined', no),
  'not paid before': former('payment.declined', no),
  'over at the gateway': current('payment.expired'),
  'over at the gateway before': former('payment.expired'),
  'withdrawn there': current('payment.withdrawn'),
  'withdrawn there before': former('payment.withdrawn'),
  'all of it comes': { ...settled(1000), is: 'isFull' },
  'more than that comes': { ...settled(1200), is: 'isAbove' },
  'some of it comes': settled(400),
  'all comes by an order of before': { ...settled(1000, { reference: 'PAY-1-0' }), is: 'isFull isFormer' },
  'some comes by an order of before': { ...settled(400, { reference: 'PAY-1-0' }), is: 'isFormer' },
  'one less than an instalment comes by an order of before': {
    ...settled(399, { reference: 'PAY-1-0' }),
    is: 'isLess',
  },
  'all comes by a receipt of before': { ...settled(1000, { receipt: 'R0' }), is: 'isFull' },
  'ringgit come': { ...settled(1000, { currency: 'MYR' }), lacks: 'isSameCurrency' },
  'what has come before': settled(400, { receipt: 'R0' }),
  'another way, please': { type: 'instruction.withdrawn', payload: {} },
  'cash of all': paid('cash.received', 1000),
  'cash of one less': { ...paid('cash.received', 999), lacks: 'hasMatchingAmount' },
  'cash on 8 March': { ...paid('cash.received', 1000, '2026-03-08'), lacks: 'isDatedSinceIssue' },
  'cash on 10 March': {
    ...paid('cash.received', 1000, '2026-03-10'),
    lacksAt: onThe9th,
  },
  'cash of an instalment': { ...paid('cash.received', 400), is: 'isPart' },
  'on the account, all': paid('invoice.markedPaid', 1000),
  'on the account, an instalment': { ...paid('invoice.markedPaid', 400), is: 'isPart' },
  'on the account, the rest': paid('invoice.markedPaid', 600),
  'on the account, one more': { ...paid('invoice.markedPaid', 1001), lacks: 'hasMatchingAmount' },
  'on the account on 8 March': { ...paid('invoice.markedPaid', 1000, '2026-03-08'), lacks: 'isDatedSinceIssue' },
  'on the account on 10 March': {
    ...paid('invoice.markedPaid', 1000, '2026-03-10'),
    lacksAt: onThe9th,
  },
  'taken back': { type: 'invoice.cancelled', payload: { reason: 'Made by mistake' } },
  'all is credited': { ...credit(1000), is: 'isFull' },
  'all but one is credited': { ...credit(999), is: 'isAllButOne' },
  'some is credited': credit(400),
  'too much is credited': { ...credit(1001), lacks: 'isWithinRest' },
  'all to another': { ...applied(500), is: 'isAll' },
  'some to another': applied(200),
  'more than there is to another': { ...applied(501), lacks: 'isWithinUnapplied' },
  'to somebody else': { ...applied(200, { payer: 'sari@example.test' }), lacks: 'isOfSamePayer', inner: true },
  'to another currency': { ...applied(200, { currency: 'MYR' }), lacks: 'isOfSamePayer', inner: true },
  'to another broker': { ...applied(200, { broker_id: 'other' }), lacks: 'isOfSamePayer', inner: true },
  'all goes back': { type: 'refund.begun', payload: { payout, amount: 500 } },
  'one goes back': { type: 'refund.begun', payload: { payout, amount: 1 }, is: 'isOne' },
  'some goes back': { type: 'refund.begun', payload: { payout, amount: 200 }, lacks: 'isAllUnapplied' },
  'it does not go back': { type: 'refund.ended', payload: { payout } },
  'it has gone back': { type: 'refund.paid', payload: { payout } },
  'one is back again': { type: 'refund.returned', payload: { payout, amount: 1 }, is: 'isLittle' },
  'it is back again': { type: 'refund.returned', payload: { payout, amount: 500 } },
}
