import { claim } from '../../../machines/claim/claim.ts'
import type { Effect } from '../../../machines/kernel/types.ts'
import type { Decisions, Way } from '../decisions/types.ts'
import { alike } from './alike.ts'
import { letters } from './letters.ts'
import { payloads } from './payloads.ts'
import { portraits } from './portraits.ts'
import { situations } from './situations.ts'

const added = (entry: string, to?: string): Way => ({
  ...(to && { to }),
  entry,
  adds: { papers: { fileId: '$fileId', name: '$name', at: '$at', by: '$whoName' } },
})
const typed = [
  'agent',
  'insurer',
  'policyNumber',
  'productCategory',
  'claimType',
  'customer_name',
  'phone',
  'email',
  'incidentDate',
  'description',
  'currency',
  'claimedAmount',
]
const asked = (to: string, entry: string): Way => ({ to, entry, keeps: { reason: '$reason' } })
const received = (to?: string) => ({
  only: 'customer' as const,
  needs: 'isLinkOpen hasRoomForPapers isPaperNew',
  then: [added('paperReceived', to)],
})

/**
 * What is decided of a claim. The specification has seven statuses and their transitions (set claim), of which rejected and paid are
 * final (C096) but for what a bank sends back, resubmit and soft reject two (C068); the issue closes the rest: reasons are required, no more is approved than
 * claimed, a payment has a day that is not to come and a reference, and the customer brings papers by a link of 72 hours.
 */
export const decisions: Decisions = {
  lifecycle: claim,

  states: {
    initiated: ['INITIATED', 'initiated', 'busy'],
    acknowledge: ['ACKNOWLEDGE', 'acknowledge', 'busy'],
    resubmitAwaiting: ['RESUBMIT', 'resubmit.awaiting', 'busy'],
    resubmitAnswered: ['RESUBMIT', 'resubmit.answered', 'busy'],
    softRejectAwaiting: ['SOFT_REJECT', 'softReject.awaiting', 'busy'],
    softRejectAnswered: ['SOFT_REJECT', 'softReject.answered', 'busy'],
    approved: ['APPROVED', 'approved', 'settled'],
    rejected: ['REJECTED', 'rejected', 'failed'],
    paid: ['PAID', 'paid', 'settled'],
  },

  rights: {
    'claim.edited': ['agent_claim.update', 'mayUpdate'],
    'form.answered': null,
    'claim.acknowledged': ['agent_claim.update', 'mayUpdate'],
    'claim.resubmissionAsked': ['agent_claim.update', 'mayUpdate'],
    'claim.softRejected': ['agent_claim.update', 'mayUpdate'],
    'claim.approved': ['agent_claim.approve', 'mayApprove'],
    'claim.rejected': ['agent_claim.reject', 'mayReject'],
    'payment.recorded': ['agent_claim.pay', 'mayPay'],
    'paper.added': ['agent_claim.presign', 'mayUpload'],
    'paper.received': null,
    'link.generated': ['agent_claim.generateLink', 'mayGenerateLink'],
    'link.revoked': ['agent_claim.generateLink', 'mayGenerateLink'],
    'disbursement.begun': null,
    'disbursement.paid': null,
    'disbursement.ended': null,
    'disbursement.returned': null,
  },

  circles: { desk: { rule: 'isDeskOfCase', parties: ['broker'] } },
  correspondents: { customer: 'isCustomerOfCase' },

  matrix: `
                         initiated    acknowledge  resubmitAwaiting resubmitAnswered softRejectAwaiting softRejectAnswered approved  rejected paid
claim.edited             edited       edited       edited           edited           edited             edited             .         .        .
form.answered            formAnswered formAnswered formAnswered     formAnswered     formAnswered       formAnswered       .         .        .
claim.acknowledged       acknowledged .            acknowledged     acknowledged     acknowledged       acknowledged       .         .        .
claim.resubmissionAsked  .            asked        .                .                .                  .                  .         .        .
claim.softRejected       .            rejected     .                .                .                  .                  .         .        .
claim.approved           .            approved     .                .                .                  .                  .         .        .
claim.rejected           rejected     rejected     .                .                .                  .                  .         .        .
payment.recorded         .            .            .                .                .                  .                  recorded  .        .
paper.added              added        added        added            added            added              added              added     .        .
paper.received           received     received     answeredAnew     received         answeredSoftly     received           received  .        .
link.generated           generated    generated    generated        generated        generated          generated          generated .        .
link.revoked             revoked      revoked      revoked          revoked          revoked            revoked            revoked   .        .
disbursement.begun       .            .            .                .                .                  .                  begun     .        .
disbursement.paid        .            .            .                .                .                  .                  paid      .        .
disbursement.ended       .            .            .                .                .                  .                  ended     .        .
disbursement.returned    .            .            .                .                .                  .                  .         .        returned
`,

  decisions: {
    'claim.edited': {
      edited: {
        by: 'desk',
        needs: 'isSameAgent isClaimChanged',
        then: [
          {
            entry: 'edited',
            keeps: Object.fromEntries(typed.map((name) => [name, `$${name}`])),
          },
        ],
      },
    },
    'form.answered': {
      formAnswered: {
        then: [{ entry: 'answered', keeps: { submission: { id: '$submissionId', number: '$submission', at: '$at' } } }],
      },
    },
    'claim.acknowledged': {
      acknowledged: { by: 'desk', then: [{ to: 'acknowledge', entry: 'acknowledged', keeps: { reason: null } }] },
    },
    'claim.resubmissionAsked': {
      asked: { by: 'desk', then: [asked('resubmitAwaiting', 'resubmissionAsked')] },
    },
    'claim.softRejected': { rejected: { by: 'desk', then: [asked('softRejectAwaiting', 'softRejected')] } },
    'claim.approved': {
      approved: {
        by: 'desk',
        needs: 'isWithinClaim isFormAnswered',
        then: [
          {
            to: 'approved',
            entry: 'approved',
            keeps: { decision: { at: '$at', by: '$whoName', amount: '$amount' } },
          },
        ],
      },
    },
    'claim.rejected': {
      rejected: {
        by: 'desk',
        then: [
          {
            to: 'rejected',
            entry: 'rejected',
            keeps: { reason: '$reason', decision: { at: '$at', by: '$whoName', amount: null }, link: null },
          },
        ],
      },
    },
    'payment.recorded': {
      recorded: {
        by: 'desk',
        needs: 'isUndisbursed isDatedSinceApproval isDatedByToday',
        then: [
          { to: 'paid', entry: 'paid', keeps: { payment: { date: '$date', reference: '$reference' }, link: null } },
        ],
      },
    },
    'paper.added': { added: { by: 'desk', needs: 'hasRoomForPapers isPaperNew', then: [added('paperAdded')] } },
    'paper.received': {
      received: received(),
      answeredAnew: received('resubmitAnswered'),
      answeredSoftly: received('softRejectAnswered'),
    },
    'link.generated': {
      generated: {
        by: 'desk',
        needs: 'hasRoomForPapers',
        then: [
          { when: 'isOfTenDays', ...linkedUntil('2026-03-19T16:59:59.999Z', 'link of ten days is shown') },
          linkedUntil('$linkEnd', 'link is shown'),
        ],
      },
    },
    'link.revoked': {
      revoked: { by: 'desk', needs: 'isLinkOpen', then: [{ entry: 'linkRevoked', keeps: { link: null } }] },
    },
    'disbursement.begun': {
      begun: { needs: 'isFreeFor', then: [{ entry: 'disbursed', keeps: { disbursement: '$disbursement' } }] },
    },
    'disbursement.paid': {
      paid: {
        needs: 'isOfDisbursement',
        then: [
          { to: 'paid', entry: 'paid', keeps: { payment: { date: '$date', reference: '$reference' }, link: null } },
        ],
      },
    },
    'disbursement.ended': {
      ended: { needs: 'isOfDisbursement', then: [{ entry: 'undisbursed', keeps: { disbursement: null } }] },
    },
    'disbursement.returned': {
      returned: { needs: 'isOfDisbursement', then: [{ to: 'approved', entry: 'returned', keeps: { payment: null } }] },
    },
  },

  // The last instant of 9 March in Jakarta, and the first of the 10th; 72 hours later.
  calendar: {
    '2026-03-09T16:59:59.999Z': { linkEnd: '2026-03-12T16:59:59.999Z' },
    '2026-03-09T17:00:00.000Z': { linkEnd: '2026-03-12T17:00:00.000Z' },
  },

  effects: {
    'link is shown': shown('$linkEnd'),
    'link of ten days is shown': shown('2026-03-19T16:59:59.999Z'),
  },

  letters,
  situations,
  portraits,
  payloads,

  input: {
    agent: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0021',
    partner: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0022',
    insurer: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0023',
    claimNumber: 'CLM-1',
    policyNumber: 'POL-1',
    productCategory: 'gadget',
    customer_name: 'Budi Santoso',
    phone: '+6281234567890',
    incidentDate: '2026-03-01',
    description: 'Fell on the floor',
    currency: 'IDR',
    claimedAmount: 1000,
  },
  beginning: {
    claimType: null,
    email: null,
    form: null,
    submission: null,
    parties: { broker: 'broker' },
    papers: [],
    link: null,
    reason: null,
    decision: null,
    payment: null,
    disbursement: null,
  },
  begun: {
    right: ['agent_claim.create', 'mayBring'],
    others: {},
    keeps: { 'parties.broker': '$whoOrganisation' },
  },

  alike,
  choosing: '',
  typed:
    'isSameAgent isClaimChanged isWithinClaim isDatedSinceApproval isDatedByToday isPaperNew isFreeFor isOfDisbursement',
  bulk: {
    'claim.acknowledged': { field: 'note', required: false },
    'claim.resubmissionAsked': { field: 'reason', required: true },
    'claim.softRejected': { field: 'reason', required: true },
    'claim.rejected': { field: 'reason', required: true },
    'link.revoked': null,
  },
}

function linkedUntil(until: string, effect: string): Way {
  return { entry: 'linkGenerated', keeps: { link: { at: '$at', until, by: '$whoName' } }, effects: [effect] }
}

function shown(until: string): Effect {
  return {
    type: 'showLink',
    params: {
      inquiry: 'papers',
      askedAt: '$at',
      until,
      shows: [
        { line: 'claimNumber', text: 'CLM-1' },
        { line: 'insurer', reference: 'insurer' },
        { line: 'wanted', text: '$wanted' },
      ],
    },
  }
}
