import { and } from 'xstate'
import { log } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import { bookPayment, bookRelease, bookReserve, bookReturn } from './disbursement.books.ts'
import { notifyBroker, notifyDesk, orderTransfer, payAnew } from './disbursement.effects.ts'

const meta = metaOf('disbursement', {
  'disbursement.submitted': { intent: 'primary', asks: true },
  'disbursement.approved': { intent: 'primary', about: 'amount', decides: true },
  'disbursement.rejected': { intent: 'danger', about: 'amount', decides: true },
  'disbursement.markedPaid': {
    intent: 'primary',
    // One payment may be for several of a payee.
    together: { alike: ['bank', 'accountNumber', 'accountName', 'currency'], own: { amount: 'amount' } },
    about: 'amount',
    decides: true,
  },
  'disbursement.cancelled': { intent: 'danger', asks: true, decides: true },
  'payment.retried': { intent: 'primary', asks: true, about: 'amount', decides: true },
  'payee.corrected': { alone: true },
})

/** What the bank says of the account, where its owner is the payee, where it is somebody else, and where there is none. */
export const checked = {
  'account.verified': [
    { guard: and(['isCurrentCheck', 'isSameName']), target: 'verified', actions: ['keepVerified', log('verified')] },
    {
      guard: 'isCurrentCheck',
      target: '#disbursement.initiatedFailed',
      actions: ['keepOtherName', notifyBroker('notVerified'), log('otherName')],
    },
  ],
  'account.refuted': {
    guard: 'isCurrentCheck',
    target: '#disbursement.initiatedFailed',
    actions: ['keepFailure', notifyBroker('notVerified'), log('refuted')],
  },
} as const

export const submitted = {
  guard: and(['maySubmit', 'isBrokerOfCase', 'isPayeeVerified']),
  target: 'pendingApproval',
  actions: ['keepSubmission', notifyDesk('toApprove'), log('submitted')],
  meta: meta('disbursement.submitted'),
} as const

const mayApprove = [
  'mayApprove',
  'isBrokerOfCase',
  'isAnotherThanRequester',
  'isAnotherThanPayeeChanger',
  'isFirstApprovalOfTheirs',
] as const

/** The last of them lets it go: by the insurer, or by the pool, which has promised it from then on. */
export const approved = [
  {
    guard: and([...mayApprove, 'isLastApproval', 'isManual']),
    target: 'approve',
    actions: ['keepApproval', 'keepDecision', notifyDesk('toPay'), log('approved')],
    meta: meta('disbursement.approved', 'insurerPays'),
  },
  {
    guard: and([...mayApprove, 'isLastApproval']),
    target: 'approve',
    actions: ['keepApproval', 'keepDecision', 'keepRelease', bookReserve, log('approved')],
    meta: meta('disbursement.approved', 'poolPays'),
  },
  {
    guard: and([...mayApprove]),
    actions: ['keepApproval', log('approvedFirst')],
    meta: meta('disbursement.approved', 'secondApproves'),
  },
] as const

export const rejected = {
  guard: and(['mayReject', 'isBrokerOfCase']),
  target: 'reject',
  actions: ['keepDecision', log('rejected')],
  meta: meta('disbursement.rejected'),
} as const

/** What a pool pays is never marked by hand (C070), what the insurer pays by the insurer alone (B157). */
export const marked = {
  guard: and([
    'mayMarkPaid',
    'isInsurerOfCase',
    'isManual',
    'hasMatchingAmount',
    'isDatedSinceApproval',
    'isDatedByToday',
  ]),
  target: 'paid',
  actions: ['keepPayment', notifyBroker('paid'), log('markedPaid')],
  meta: meta('disbursement.markedPaid'),
} as const

export const sent = { target: 'pending', actions: ['keepTransfer', orderTransfer, log('sent')] } as const

export const retried = {
  guard: and(['mayRetry', 'isBrokerOfCase', 'hasAttemptsLeft']),
  target: 'pending',
  actions: ['dropFailure', 'keepTransfer', orderTransfer, log('retried')],
  meta: meta('payment.retried'),
} as const

const mayCorrect = ['mayCorrect', 'isBrokerOfCase'] as const

export const corrected = {
  guard: and([...mayCorrect]),
  target: 'updated',
  actions: ['keepPayee', log('corrected')],
  meta: meta('payee.corrected'),
} as const

const mayCancel = ['mayCancel', 'isBrokerOfCase'] as const

export const cancelled = {
  guard: and([...mayCancel]),
  target: 'cancelled',
  actions: ['keepClosing', log('cancelled')],
  meta: meta('disbursement.cancelled'),
} as const

/** What is approved goes out at once where a pool pays it: nobody stops that any more. */
export const whileApproved = {
  'payee.corrected': { ...corrected, guard: and([...mayCorrect, 'isManual']) },
  'disbursement.cancelled': { ...cancelled, guard: and([...mayCancel, 'isManual']) },
} as const

/** What has not gone may be sent again, or goes elsewhere, or nowhere: the pool is free of it then. */
export const stuck = {
  'payment.retried': retried,
  'payee.corrected': { ...corrected, actions: [bookRelease, ...corrected.actions] },
  'disbursement.cancelled': { ...cancelled, actions: [bookRelease, ...cancelled.actions] },
} as const

export const settled = {
  guard: 'isCurrentTransfer',
  target: 'paid',
  actions: [bookPayment, 'keepSettlement', notifyBroker('paid'), log('settled')],
} as const

const unsent = <T extends string>(target: T, entry: string) =>
  ({
    guard: 'isCurrentTransfer',
    target,
    actions: ['keepFailure', notifyBroker('failed'), log(entry)],
  }) as const

export const failed = unsent('failed', 'transferFailed')
export const refused = unsent('failedCreate', 'transferRefused')

export const returned = {
  guard: and(['isCurrentTransfer', 'isReturnNew']),
  actions: [bookReturn, 'keepReturn', payAnew, notifyBroker('returned'), log('returned')],
} as const
