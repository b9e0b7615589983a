import type { Json } from '../../../machines/kernel/types.ts'
import type { Sends, Way } from '../decisions/types.ts'

const invoiceHears = (type: string, more: Record<string, Json> = {}): Pick<Way, 'sends'> => ({
  sends: { invoice: { type, payout: 'OUT-1', ...more } } satisfies Sends,
})

/** Beside a refund, what else may be meant has no invoice that hears of it. */
export const refundAndOther = (way: Way, ofRefund: Partial<Way>, is = 'isOther'): Way[] => [
  { ...way, when: is },
  { ...way, ...ofRefund, effects: [...(ofRefund.effects ?? []), ...(way.effects ?? [])] },
]

const approval = { adds: { approvals: { userId: '$who', by: '$whoName', at: '$at' } } }
export const approvals: Way[] = [
  { when: 'isFirst', entry: 'approvedFirst', ...approval },
  ...refundAndOther({ to: 'approved', entry: 'approved', ...approval }, { effects: ['it is owed to the payer'] }),
]

const ended = (to: 'rejected' | 'cancelled'): Way => ({
  to,
  entry: to,
  keeps: { closing: { at: '$at', by: '$whoName', reason: '$reason' } },
})
export const rejections = refundAndOther(ended('rejected'), invoiceHears('refund.ended'))
export const cancellations = refundAndOther(ended('cancelled'), invoiceHears('refund.ended'))
export const takenBack = refundAndOther(ended('cancelled'), {
  ...invoiceHears('refund.ended'),
  effects: ['it is not owed to the payer'],
})

export const correction: Way = {
  to: 'requested',
  entry: 'payeeCorrected',
  keeps: {
    payee: { bank: '$bank', accountNumber: '$accountNumber', accountName: '$accountName' },
    payeeChanged: { userId: '$who', by: '$whoName', at: '$at' },
    approvals: [],
  },
  effects: ['approvers hear'],
}

export const transferred = (entry: string, attempt: number): Way => ({
  to: 'sent',
  entry,
  keeps: { attempt, transfer: { reference: `OUT-1-${attempt}`, at: '$at' }, failure: null },
  effects: ['the transfer is asked for'],
})

const arrived = (effect: string, when?: string): Way => ({
  ...(when && { when }),
  to: 'paid',
  entry: 'paid',
  keeps: { payment: { date: '2026-03-10', receipt: '$receipt' } },
  effects: [effect],
})
export const arrivals: Way[] = [
  arrived('the fee is paid', 'isFee'),
  arrived('the commission is paid', 'isCommission'),
  arrived('the insurer is paid', 'isInsurer'),
  arrived('the insurer is paid all of it', 'isGross'),
  { ...arrived('the payer has it'), ...invoiceHears('refund.paid') },
]

export const lost = (entry: string): Way => ({
  to: 'failed',
  entry,
  keeps: { failure: '$reason' },
  effects: ['senders hear that it failed'],
})

const back = (effect: string, when?: string): Way => ({
  ...(when && { when }),
  to: 'failed',
  entry: 'returned',
  keeps: { failure: '$reason', payment: null },
  effects: [effect, 'senders hear that it came back'],
})
export const returns: Way[] = [
  back('it is not paid any more', 'isPayout'),
  back('the insurer is not paid any more', 'isInsurer'),
  { ...back('the payer has it no more'), ...invoiceHears('refund.returned', { amount: 500 }) },
]
