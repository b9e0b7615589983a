import { cancellation } from '../../../machines/cancellation/cancellation.ts'
import type { Decisions, Way } from '../decisions/types.ts'
import { alike } from './alike.ts'
import { letters } from './letters.ts'
import { payloads } from './payloads.ts'
import { policy } from './policy.ts'
import { portraits } from './portraits.ts'
import { situations } from './situations.ts'

/**
 * What is decided of the cancellation of a policy. The specification names three statuses and three actions (s1:165-167); C067 has
 * the payment after the approval alone, which stores refund date and amount. The rest is closed here: those ask who may withdraw a
 * quotation, the broker decides, another person than asked where the sum insured demands it, and the policy ends with the approval.
 */
export const decisions: Decisions = {
  lifecycle: cancellation,

  states: {
    inProcess: ['IN_PROCESS', 'inProcess', 'busy'],
    approved: ['APPROVED', 'approved', 'settled'],
    rejected: ['REJECTED', 'rejected', 'failed'],
  },

  rights: {
    'request.approved': ['cancellation.approve', 'mayApprove'],
    'request.rejected': ['cancellation.reject', 'mayReject'],
    'payment.recorded': ['cancellation.recordPayment', 'mayRecordPayment'],
  },

  circles: {
    submitters: { rule: 'isSubmitterOfPolicy', parties: ['partner', 'bank', 'broker'] },
    broker: { rule: 'isBrokerOfCase', parties: ['broker'] },
  },

  matrix: `
                   inProcess approved rejected
request.approved   approved  .        .
request.rejected   rejected  .        .
payment.recorded   .         recorded .
`,

  decisions: {
    'request.approved': {
      approved: {
        by: 'broker',
        needs: 'isAnotherPerson',
        // Ten a day, in calendar days of Jakarta, of which today is covered.
        then: [
          { when: 'isOver', ...approval(0) },
          { when: 'isToCome', ...approval(3650) },
          { when: 'isOverpaid', ...approval(3320) },
          // Half of 2970 without the fee of 100; a day later 25.5 % of 2960, rounded down.
          { when: 'isShort', ...approval(1385) },
          { when: 'isShortNext', ...approval(754) },
          { when: 'isTimeless', ...approval(0, 'confirmation without days is written') },
          approval('$refund'),
        ],
      },
    },
    'request.rejected': {
      rejected: {
        by: 'broker',
        then: [
          {
            to: 'rejected',
            entry: 'rejected',
            keeps: { decision: { at: '$at', by: '$whoName, $whoOrganisation' } },
            effects: ['requester hears of the rejection'],
          },
        ],
      },
    },
    'payment.recorded': {
      recorded: {
        by: 'broker',
        needs: 'isRefundOwed isUnpaid hasMatchingAmount isDatedSinceApproval isDatedByToday',
        then: [
          {
            entry: 'paymentRecorded',
            keeps: { payment: { amount: '$amount', date: '$date', reference: '$reference' } },
            effects: ['refund is booked', 'requester hears of the payment'],
          },
        ],
      },
    },
  },

  // The last instant of 9 March in Jakarta, and the first of the 10th: 297 and 296 days of cover are still to come.
  calendar: {
    '2026-03-09T16:59:59.999Z': { today: '2026-03-09', refund: 2970 },
    '2026-03-09T17:00:00.000Z': { today: '2026-03-10', refund: 2960 },
  },

  effects: {
    'broker’s desk': told('broker', 'requested', 'Repaid early'),
    'requester hears of the approval': told('partner', 'approved', '$note'),
    'requester hears of the rejection': told('partner', 'rejected', 'Held as security'),
    'requester hears of the payment': told('partner', 'refunded', ''),
    'refund is booked': {
      type: 'book',
      params: {
        postings: [
          {
            kind: 'REFUND',
            lines: [
              { account: 'INSURER_PAYABLE', holder: 'insurer', amount: '$amount' },
              { account: 'CASH', holder: 'broker', amount: '-$amount' },
            ],
            amount: '-$amount',
            currency: 'IDR',
            date: '$date',
            reference: '$reference',
            subject: 'CL-1',
            policy: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0003',
            policyNumber: 'POL-1',
          },
        ],
      },
    },
    'confirmation is written': confirmation('$cover.period.first/$cover.period.last'),
    'confirmation without days is written': confirmation(null),
  },

  letters,
  situations,
  portraits,
  payloads,

  input: { policy: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0003', reason: 'Repaid early' },
  beginning: {
    policyNumber: 'POL-1',
    quotesCode: 'CL-1',
    customerName: 'Budi',
    currency: 'IDR',
    sumInsured: 3000,
    cover: { paid: 3650, due: 3650, period: { first: '2026-01-01', last: '2026-12-31' }, terms: null },
    parties: { broker: 'broker', insurer: 'insurer', bank: 'bank', partner: 'partner' },
    fourEyesFrom: 3000,
    request: {
      at: '2026-03-09T16:59:59.999Z',
      by: 'partner, partner',
      userId: 'id of partner',
      organisation: 'partner',
    },
    decision: null,
    refund: null,
    payment: null,
  },
  along: ['product.creditLife.quotation.detail', 'product.creditLife.quotation.cancel'],
  begun: {
    right: ['cancellation.request', 'mayRequest'],
    by: 'submitters',
    needs: 'isPolicyActive',
    others: { policy },
    unless: {
      'the policy has ended': { of: 'policy', status: 'CANCELLED', lacks: 'isPolicyActive' },
      'it is no policy yet': { of: 'policy', status: 'APPROVED', lacks: 'isPolicyActive' },
      'there is no policy': { of: 'policy', absent: true, lacks: 'isInvolvedKnown' },
    },
    keeps: {
      'request.by': '$whoName, $whoOrganisation',
      'request.userId': '$who',
      'request.organisation': '$whoOrganisation',
    },
    effects: ['broker’s desk'],
  },

  alike,
  choosing: '',
  typed: 'hasMatchingAmount isDatedSinceApproval isDatedByToday',
  bulk: {
    'request.approved': { field: 'note', required: false },
    'request.rejected': { field: 'reason', required: true },
  },
}

function approval(refund: number | string, written = 'confirmation is written'): Way {
  return {
    to: 'approved',
    entry: 'approved',
    keeps: { decision: { at: '$at', by: '$whoName, $whoOrganisation' }, refund },
    effects: [written, 'requester hears of the approval'],
    sends: { policy: { type: 'quotation.cancelled', reason: 'Repaid early' } },
  }
}

function told(organisation: string, message: string, note: string) {
  return { type: 'notifyOrganisation', params: { organisation, message, policyNumber: 'POL-1', note } }
}

function confirmation(policyPeriod: string | null) {
  const facts = {
    ...portraits.untold,
    policyPeriod,
    premium_paid_amount: '$cover.paid',
    decided_at: '$decision.at',
    decided_by: '$decision.by',
    refund_due: '$refund',
    refund_due_date: '$today',
  }
  return { type: 'issueDocument', params: { document: 'confirmation', number: 'POL-1', facts } }
}
