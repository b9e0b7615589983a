import { commission } from '../../../machines/commission/commission.ts'
import type { Json } from '../../../machines/kernel/types.ts'
import type { Decisions, Letter } from '../decisions/types.ts'
import { alike } from './alike.ts'
import { at, beginning, input } from './beginning.ts'
import { effects } from './effects.ts'
import { payloads } from './payloads.ts'
import { portraits } from './portraits.ts'
import { kept, situations } from './situations.ts'
import { goneBack, goneBackUntaxed, returned, settled } from './ways.ts'

const right = (what: string, rule: string) => [`commission.${what}`, rule] as const

const letter = (type: string, payload: Record<string, Json> = {}): Letter => ({ type: `commission.${type}`, payload })
const told = { date: '2026-03-08', reference: 'TRN-1' }
const hand = { userId: '$who', by: '$whoName', at: '$at' }

const requested = {
  requested: {
    by: 'parties',
    then: [{ to: 'requested', entry: 'requested', keeps: { requested: hand, reason: null } }],
  },
}
const back = { needs: 'isWithinCommission' }

/**
 * What is decided of a commission. The specification knows that transactions can be approved (B116, set commissionTransaction),
 * and shows no statuses; the issue closes the rest: a request before the approval, another person than who has requested it above
 * the limit, a rejection that may be followed by another request, what goes back with the premium, which is owed after payment, and what
 * a bank sends back, which is owed to the payee again.
 */
export const decisions: Decisions = {
  lifecycle: commission,

  states: {
    accrued: ['ACCRUED', 'accrued', 'busy'],
    requested: ['REQUESTED', 'requested', 'busy'],
    approved: ['APPROVED', 'approved', 'busy'],
    rejected: ['REJECTED', 'rejected', 'failed'],
    paid: ['PAID', 'paid', 'settled'],
    reversed: ['REVERSED', 'reversed', 'failed'],
  },

  rights: {
    'commission.requested': right('request', 'mayRequest'),
    'commission.approved': right('approve', 'mayApprove'),
    'commission.rejected': right('reject', 'mayReject'),
    'commission.paid': null,
    'payment.returned': null,
    'commission.clawedBack': null,
  },

  circles: {
    parties: { rule: 'isPayeeOrBroker', parties: ['broker', 'partner'] },
    broker: { rule: 'isBrokerOfCase', parties: ['broker'] },
  },

  matrix: `
                       accrued   requested approved  rejected  paid      reversed
commission.requested   requested .         .         requested .         .
commission.approved    .         approved  .         .         .         .
commission.rejected    .         rejected  .         .         .         .
commission.paid        .         .         paid      .         settled   settled
payment.returned       .         .         .         .         returned  gone
commission.clawedBack  unpaid    unpaid    unpaid    unpaid    owing     .
`,

  decisions: {
    'commission.requested': requested,
    'commission.approved': {
      approved: {
        by: 'broker',
        needs: 'isAnotherThanRequester',
        then: [{ to: 'approved', entry: 'approved', keeps: { approved: hand } }],
      },
    },
    'commission.rejected': {
      rejected: {
        by: 'broker',
        then: [
          {
            to: 'rejected',
            entry: 'rejected',
            keeps: { reason: '$reason' },
            effects: ['the payee hears that it is rejected'],
          },
        ],
      },
    },
    'commission.paid': {
      paid: { then: [settled('paid')] },
      settled: { then: [settled()] },
    },
    'payment.returned': {
      returned: { needs: 'isPaidByIt', then: [returned([kept], { when: 'isKept' }), returned([], { to: 'approved' })] },
      gone: { needs: 'isPaidByIt', then: [returned([])] },
    },
    'commission.clawedBack': {
      unpaid: { ...back, then: [...goneBackUntaxed, ...goneBack()] },
      owing: { ...back, then: goneBack('the payee hears that some goes back') },
    },
  },

  calendar: { [at]: { today: '2026-03-09' } },
  effects,

  letters: {
    'it is requested': letter('requested'),
    'it is approved': letter('approved'),
    'it is rejected': letter('rejected', { reason: 'Not theirs' }),
    'it is paid': letter('paid', { date: '2026-03-08', reference: 'PO-1', amount: 1090 }),
    'it is kept': letter('paid', { date: '2026-03-08', reference: 'PO-1', amount: -436 }),
    'the bank sends it back': { type: 'payment.returned', payload: { date: '2026-03-08', reference: 'PO-0' } },
    'the bank sends back what it was not paid with': {
      type: 'payment.returned',
      payload: { date: '2026-03-08', reference: 'PO-9' },
      lacks: 'isPaidByIt',
    },
    'all of it goes back': { ...letter('clawedBack', { amount: 1000, ...told }), is: 'isAll' },
    'most of it goes back': { ...letter('clawedBack', { amount: 600, ...told }), is: 'isRest' },
    'some of it goes back': letter('clawedBack', { amount: 400, ...told }),
    'more than there is goes back': {
      ...letter('clawedBack', { amount: 1001, ...told }),
      lacks: 'isWithinCommission',
    },
  },
  situations,
  portraits,
  payloads,

  input,
  beginning,
  arises: { effects: ['it is booked'] },

  alike,
  choosing: 'isAllOfIt isOnlyPayment',
  typed: 'isWithinCommission isPaidByIt',
  bulk: {
    'commission.requested': null,
    'commission.approved': null,
    'commission.rejected': { field: 'reason', required: true },
  },
}
