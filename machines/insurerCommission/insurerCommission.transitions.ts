import { and } from 'xstate'
import { log } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import {
  bookClaim,
  bookReceipt,
  bookTakenBack,
  bookTakenBackAndWithdrawal,
  bookWaiver,
  bookWithdrawal,
} from './insurerCommission.books.ts'
import { notifyReturn } from './insurerCommission.effects.ts'

const meta = metaOf('insurerCommission', {
  'receipt.recorded': { intent: 'primary', about: 'outstanding', alone: true, decides: true },
  'receipt.takenBack': { intent: 'danger', about: 'received', alone: true, decides: true },
  'commission.waived': { intent: 'danger', about: 'outstanding', decides: true },
})

const due = ['mayRecord', 'isBrokerOfCase', 'isDatedSincePayment', 'isDatedByToday', 'isWithinOutstanding'] as const
const kept = [bookReceipt, 'keepReceipt'] as const
const inFull = {
  target: 'received',
  actions: [...kept, log('receivedInFull')],
  meta: meta('receipt.recorded', 'isAllOutstanding'),
} as const
const inPart = {
  guard: and([...due]),
  actions: [...kept, log('receivedInPart')],
  meta: meta('receipt.recorded', 'isPart'),
} as const

export const recorded = [
  { ...inFull, guard: and([...due, 'isAllOutstanding']) },
  { ...inPart, target: 'partReceived' },
] as const

/** Nothing more is taken of a payment that has come back. */
export const recordedMore = [
  { ...inFull, guard: and(['isPaymentStanding', ...due, 'isAllOutstanding']) },
  { ...inPart, guard: and(['isPaymentStanding', ...due]) },
] as const

const dropped = ['mayTakeBack', 'isBrokerOfCase'] as const
const back = [bookTakenBack, 'dropReceipt'] as const

/** Of a payment that the insurer does not have any more nothing is expected once the last receipt is taken back. */
const onlyTakenBack = [
  {
    guard: and([...dropped, 'isOnlyReceipt', 'isPaymentReturned']),
    target: 'withdrawn',
    actions: [bookTakenBackAndWithdrawal, 'dropReceipt', log('takenBackAndWithdrawn')],
    meta: meta('receipt.takenBack', 'isPaymentReturned'),
  },
  {
    guard: and([...dropped, 'isOnlyReceipt']),
    target: 'expected',
    actions: [...back, log('takenBack')],
    meta: meta('receipt.takenBack', 'isOnlyReceipt'),
  },
] as const
const oneTakenBack = {
  guard: and([...dropped]),
  actions: [...back, log('takenBack')],
  meta: meta('receipt.takenBack', 'isOneOfSeveral'),
} as const

export const takenBack = [...onlyTakenBack, oneTakenBack] as const
export const takenBackOfAll = [...onlyTakenBack, { ...oneTakenBack, target: 'partReceived' }] as const

const waiver = {
  target: 'waived',
  actions: [bookWaiver, 'keepWaiver', log('waived')],
  meta: meta('commission.waived'),
} as const
const waivable = ['mayWaive', 'isBrokerOfCase', 'isAnotherThanRecorder'] as const

export const waived = { ...waiver, guard: and([...waivable]) } as const
export const restWaived = { ...waiver, guard: and(['isPaymentStanding', ...waivable]) } as const

export const withdrawn = {
  target: 'withdrawn',
  actions: [bookWithdrawal, 'keepReturn', log('withdrawn')],
} as const

/** What has come in stands until somebody takes it back. */
export const whileReceived = {
  'payment.returned': { actions: ['keepReturn', notifyReturn, log('paymentReturned')] },
  'payment.repeated': { guard: 'isPaymentReturned', actions: ['keepPayment', log('paymentRepeated')] },
} as const

export const repeated = {
  target: 'expected',
  actions: ['keepPayment', bookClaim, log('expectedAnew')],
} as const
