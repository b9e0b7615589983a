import type { Json } from '../../../machines/kernel/types.ts'
import type { Way } from '../decisions/types.ts'
import { second } from './instalments.ts'

const came = { receipts: { reference: '$reference', receipt: '$receipt', amount: '$amount', at: '$settledAt' } }
const payment = (method: string | null) => ({ date: '2026-03-09', reference: '$receipt', method })

/** All of it has come, or more. */
export const full = (when: string, unapplied: number, method: string | null, effects: string[] = []): Way => ({
  when,
  to: 'paid',
  entry: 'settled',
  adds: came,
  keeps: { rest: 0, unapplied, payment: payment(method), instruction: null },
  effects: [...effects, unapplied > 0 ? 'more than due is booked' : 'it is booked', 'the issuer hears that it is paid'],
})
export const part = (rest: number, more: Partial<Way> = {}, order: Record<string, Json> = {}): Way => ({
  entry: 'paidInPart',
  adds: came,
  keeps: { rest, ...order },
  effects: ['part is booked'],
  ...more,
})
/** An instalment has come, and the second is due next. */
export const instalment = (more: Partial<Way> = {}, order: Record<string, Json> = {}): Way =>
  part(600, { when: 'isDivided', to: 'waitingPayment', ...more }, { ...second, ...order })

/** What has come when nothing is due any more, besides what was there. */
const late = (when: string, unapplied: number): Way => ({
  when,
  entry: 'late',
  adds: came,
  keeps: { unapplied },
  effects: ['it is booked as late', 'the issuer hears of late money'],
})
export const lateBesides = (has: string, unapplied: number): Way[] => [
  late(`${has} isAbove`, unapplied + 1200),
  late(`${has} isLess`, unapplied + 399),
  late(`${has} isFull`, unapplied + 1000),
  late(has, unapplied + 400),
]

export const sent = (when: string | null, keeps: Record<string, Json>, more: Partial<Way> = {}): Way => ({
  ...(when && { when }),
  entry: 'linkSent',
  effects: ['the payer is mailed'],
  keeps,
  ...more,
})
export const isFirst = { adds: { mailed: '$at' } }

const orderOf = (amount: number): Json => ({
  reference: 'PAY-1-1',
  method: '$method',
  amount,
  at: '$at',
  channel: null,
  until: null,
})
export const ordered = (amount: number): Way => ({
  to: 'ordered',
  entry: 'paymentBegun',
  keeps: { attempt: 1, instruction: orderOf(amount) },
  effects: ['the gateway is asked'],
})
export const back = (entry: string) => ({
  needs: 'isCurrentOrder',
  then: [{ to: 'waitingPayment', entry, keeps: { instruction: null } }],
})

const proof = { fileId: '$fileId', name: '$name' }
/** All of the rest, or an instalment. */
export const byHand = (entry: string, method: string, effects: string[], keeps: Record<string, Json> = {}): Way[] => [
  {
    when: 'isPart',
    to: 'waitingPayment',
    entry: `${entry}InPart`,
    keeps: { rest: 600, ...second, proof, ...keeps },
    effects,
  },
  {
    to: 'paid',
    entry,
    keeps: { rest: 0, payment: { date: '$date', reference: '$reference', method }, proof, ...keeps },
    effects,
  },
]

export const creditedInPart = (to: string): Way[] => {
  const credited = (rest: number, keeps: Record<string, Json> = {}): Way => ({
    to,
    entry: 'creditedInPart',
    keeps: { rest, ...keeps },
  })
  return [
    { when: 'isAllButOne isDivided', ...credited(1, second) },
    { when: 'isAllButOne', ...credited(1) },
    { when: 'isHalfPaid', ...credited(200) },
    { when: 'isDivided', ...credited(600, second) },
    credited(600),
  ]
}
/** All of it is credited. */
export const creditedInFull: Way = {
  when: 'isFull',
  to: 'paid',
  entry: 'credited',
  keeps: { rest: 0, payment: { date: '$today', reference: 'PAY-2', method: 'CREDIT' } },
}

export const ended = (effect: string, unapplied = 0): Way => ({
  to: 'cancelled',
  entry: 'cancelled',
  keeps: { closing: { at: '$at', by: '$whoName', reason: '$reason' }, rest: 1000, unapplied },
  effects: [effect],
})

export const given = (unapplied: number): Way => ({
  entry: 'applied',
  keeps: { unapplied },
  effects: ['it is booked to the other'],
  sends: { invoice: { type: 'credit.received', amount: '$amount', from: 'PAY-1' } },
})

/** What is held for a payout. */
export const held = (amount: number): Way => ({
  entry: 'refundBegun',
  adds: { refunds: { payout: '$payout', amount } },
})
export const returned = (unapplied: number, refunded = 0): Way => ({
  entry: 'refundReturned',
  keeps: { refunded, unapplied },
  adds: { refunds: { payout: '$payout', amount: '$amount' } },
})
