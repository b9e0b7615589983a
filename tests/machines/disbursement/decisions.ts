import { disbursement } from '../../../machines/disbursement/disbursement.ts'
import type { Json } from '../../../machines/kernel/types.ts'
import type { Decisions, Way } from '../decisions/types.ts'
import { alike } from './alike.ts'
import { effects } from './effects.ts'
import { claim, claimId, letters } from './letters.ts'
import { payloads } from './payloads.ts'
import { portraits } from './portraits.ts'
import { at, lastOfDay, midnight, situations, soon } from './situations.ts'

const right = (what: string, rule: string) => [`common.claimDisbursement.partnership.${what}`, rule] as const
const hand = { userId: '$who', by: '$whoName', at: '$at' }
const decision = (reason: Json) => ({ ...hand, reason })
const told = (type: string, more: Record<string, Json> = {}) => ({
  claim: { type: `disbursement.${type}`, disbursement: 'DSB-1', ...more },
})

const unknown = (entry: string, keeps: Record<string, Json>): Way => ({
  to: 'initiatedFailed',
  entry,
  keeps,
  effects: ['the broker hears of the account'],
})
const verified = (to: string): Way[] => [
  { when: 'isTheirs', to, entry: 'verified', keeps: { accountHolder: '$name', isVerified: true } },
  unknown('otherName', { accountHolder: '$name' }),
]
const needsOfApproval = 'isAnotherThanRequester isAnotherThanPayeeChanger isFirstApprovalOfTheirs'
const corrected = (released: string[] = [], when?: string): Way => ({
  ...(when && { when }),
  to: 'updating',
  entry: 'corrected',
  keeps: {
    payee: { bank: '$bank', accountNumber: '$accountNumber', accountName: '$accountName' },
    payeeChanged: hand,
    approvals: [],
    checks: 2,
    accountHolder: null,
    isVerified: false,
    submitted: null,
    decision: null,
    releaseAt: null,
    failure: null,
  },
  effects: [...released, 'the bank is asked about the other'],
})
const cancelled = (released: string[] = [], when?: string): Way => ({
  ...(when && { when }),
  to: 'cancelled',
  entry: 'cancelled',
  keeps: { closing: { at: '$at', by: '$whoName', reason: '$reason' } },
  effects: released,
  sends: told('ended'),
})
const released = (way: (released: string[], when?: string) => Way): Way[] => [
  way(['the pool is free of it after the fourth time'], 'isFourth'),
  way(['the pool is free of it after the fifth time'], 'isFifth'),
  way(['the pool is free of it']),
]
const unsent = (to: string, entry: string) => ({
  needs: 'isCurrentTransfer',
  then: [{ to, entry, keeps: { failure: '$reason' }, effects: ['the broker hears that it failed'] }],
})
const sent = (attempt: number, effect: string, more: Partial<Way> = {}): Way => ({
  to: 'pending',
  entry: 'retried',
  keeps: { failure: null, attempt, transfer: { reference: `DSB-1-${attempt}`, at: '$at' } },
  effects: [effect],
  ...more,
})

/**
 * What is decided of a disbursement. The specification has eleven statuses (set claimDisbursement), labelled by C069, final when
 * rejected or paid (C096), marked paid by the insurer where it is manual and paid by itself by a claim pool (B157, C070); the issue
 * closes the rest: the account is verified, somebody else approves than has asked, two people above ten times the limit, five
 * attempts, a corrected payee is approved anew, and what a bank returns is reversed and paid by another.
 */
export const decisions: Decisions = {
  lifecycle: disbursement,

  states: {
    verifying: ['INITIATED', 'initiated.verifying', 'busy'],
    verified: ['INITIATED', 'initiated.verified', 'busy'],
    initiatedFailed: ['INITIATED_FAILED', 'initiatedFailed', 'busy'],
    updating: ['UPDATED', 'updated.verifying', 'busy'],
    updated: ['UPDATED', 'updated.verified', 'busy'],
    pendingApproval: ['PENDING_APPROVAL', 'pendingApproval', 'busy'],
    approve: ['APPROVE', 'approve', 'busy'],
    reject: ['REJECT', 'reject', 'failed'],
    pending: ['PENDING', 'pending', 'busy'],
    paid: ['PAID', 'paid', 'settled'],
    failed: ['FAILED', 'failed', 'failed'],
    failedCreate: ['FAILED_CREATE', 'failedCreate', 'failed'],
    cancelled: ['CANCELLED', 'cancelled', 'failed'],
  },

  rights: {
    'account.verified': null,
    'account.refuted': null,
    'disbursement.submitted': right('submit', 'maySubmit'),
    'disbursement.approved': right('approve', 'mayApprove'),
    'disbursement.rejected': right('reject', 'mayReject'),
    'disbursement.markedPaid': right('markPaid', 'mayMarkPaid'),
    'disbursement.cancelled': right('cancel', 'mayCancel'),
    'payment.retried': right('retry', 'mayRetry'),
    'payee.corrected': right('correct', 'mayCorrect'),
    'transfer.settled': null,
    'transfer.failed': null,
    'transfer.refused': null,
    'transfer.returned': null,
  },

  circles: {
    broker: { rule: 'isBrokerOfCase', parties: ['broker'] },
    insurer: { rule: 'isInsurerOfCase', parties: ['insurer'] },
  },

  matrix: `
                        verifying verified  initiatedFailed updating updated   pendingApproval approve  reject pending paid     failed   failedCreate cancelled
account.verified        verified  .         .               anew     .         .               .        .      .       .        .        .            .
account.refuted         refuted   .         .               refuted  .         .               .        .      .       .        .        .            .
disbursement.submitted  submitted submitted .               submitted submitted .              .        .      .       .        .        .            .
disbursement.approved   .         .         .               .        .         approved        .        .      .       .        .        .            .
disbursement.rejected   .         .         .               .        .         rejected        .        .      .       .        .        .            .
disbursement.markedPaid .         .         .               .        .         .               marked   .      .       .        .        .            .
disbursement.cancelled  cancelled cancelled cancelled       cancelled cancelled cancelled      manually .      .       .        freed    freed        .
payment.retried         .         .         .               .        .         .               .        .      .       .        retried  retried      .
payee.corrected         corrected corrected corrected       corrected corrected corrected      manually .      .       .        freed    freed        .
transfer.settled        .         .         .               .        .         .               .        .      gone    .        .        .            .
transfer.failed         .         .         .               .        .         .               .        .      failed  .        .        .            .
transfer.refused        .         .         .               .        .         .               .        .      refused .        .        .            .
transfer.returned       .         .         .               .        .         .               .        .      .       returned .        .            .
`,

  decisions: {
    'account.verified': {
      verified: { needs: 'isCurrentCheck', then: verified('verified') },
      anew: { needs: 'isCurrentCheck', then: verified('updated') },
    },
    'account.refuted': {
      refuted: { needs: 'isCurrentCheck', then: [unknown('refuted', { failure: '$reason' })] },
    },
    'disbursement.submitted': {
      submitted: {
        by: 'broker',
        needs: 'isPayeeVerified',
        then: [
          { to: 'pendingApproval', entry: 'submitted', keeps: { submitted: hand }, effects: ['approvers hear of it'] },
        ],
      },
    },
    'disbursement.approved': {
      approved: {
        by: 'broker',
        needs: needsOfApproval,
        then: [
          { when: 'isTwo', entry: 'approvedFirst', adds: { approvals: hand } },
          {
            when: 'isInsurers',
            to: 'approve',
            entry: 'approved',
            adds: { approvals: hand },
            keeps: { decision: decision(null) },
            effects: ['the insurer hears of it'],
          },
          {
            to: 'approve',
            entry: 'approved',
            adds: { approvals: hand },
            keeps: { decision: decision(null), releaseAt: '$at' },
            effects: ['the pool promises it'],
          },
        ],
      },
    },
    'disbursement.rejected': {
      rejected: {
        by: 'broker',
        then: [{ to: 'reject', entry: 'rejected', keeps: { decision: decision('$reason') }, sends: told('ended') }],
      },
    },
    'disbursement.markedPaid': {
      marked: {
        by: 'insurer',
        needs: 'isManual hasMatchingAmount isDatedSinceApproval isDatedByToday',
        then: [
          {
            to: 'paid',
            entry: 'markedPaid',
            keeps: {
              payment: { date: '$date', reference: '$reference' },
              proof: { fileId: '$fileId', name: '$name' },
            },
            effects: ['the broker hears that it is paid'],
            sends: told('paid', { date: '$date', reference: '$reference' }),
          },
        ],
      },
    },
    'disbursement.cancelled': {
      cancelled: { by: 'broker', then: [cancelled()] },
      manually: { by: 'broker', needs: 'isManual', then: [cancelled()] },
      freed: { by: 'broker', then: released(cancelled) },
    },
    'payment.retried': {
      retried: {
        by: 'broker',
        needs: 'hasAttemptsLeft',
        then: [sent(5, 'the fifth order is sent', { when: 'isFourth' }), sent(2, 'the second order is sent')],
      },
    },
    'payee.corrected': {
      corrected: { by: 'broker', then: [corrected()] },
      manually: { by: 'broker', needs: 'isManual', then: [corrected()] },
      freed: { by: 'broker', then: released(corrected) },
    },
    'transfer.settled': {
      gone: {
        needs: 'isCurrentTransfer',
        then: [
          {
            to: 'paid',
            entry: 'settled',
            keeps: { payment: { date: '2026-03-09', reference: 'DSB-1-1' } },
            effects: ['it is booked as gone', 'the broker hears that it is paid'],
            sends: told('paid', { date: '2026-03-09', reference: 'DSB-1-1' }),
          },
        ],
      },
    },
    'transfer.failed': { failed: unsent('failed', 'transferFailed') },
    'transfer.refused': { refused: unsent('failedCreate', 'transferRefused') },
    'transfer.returned': {
      returned: {
        needs: 'isCurrentTransfer isReturnNew',
        then: [
          {
            entry: 'returned',
            keeps: { returned: { at: '$returnedAt', reason: '$reason' } },
            effects: ['it is booked as come back', 'another is opened', 'the broker hears of the return'],
            sends: told('returned', { reason: '$reason' }),
          },
        ],
      },
    },
  },

  limits: {
    approve: {
      name: 'release',
      until: 'itself',
      of: 'releaseAt',
      then: {
        entry: 'sent',
        byPerson: 'sent',
        to: 'pending',
        keeps: { attempt: 1, transfer: { reference: 'DSB-1-1', at: '$at' } },
        effects: ['the first order is sent'],
      },
    },
  },

  // The usual instant, the moment after it, the last of the 9th in Jakarta, and the first of the 10th.
  calendar: {
    [at]: { today: '2026-03-09', itself: at },
    [soon]: { today: '2026-03-09', itself: soon },
    [lastOfDay]: { today: '2026-03-09' },
    [midnight]: { today: '2026-03-10' },
  },

  effects,
  letters,
  situations,
  portraits,
  payloads,

  input: {
    claim: claimId,
    payee: { bank: 'Bank Merapi', accountNumber: '1234567', accountName: 'Budi Santoso' },
    remark: null,
    code: 'DSB-1',
    amount: 1000,
    currency: 'IDR',
    claimNumber: 'CLM-1',
    policyNumber: 'POL-1',
    customerName: 'Budi Santoso',
    parties: { broker: 'broker', insurer: 'insurer', partner: 'partner' },
    debtor: 'insurer',
    paymentType: 'AUTOMATIC',
    pool: { code: 'POOL-1', holder: 'partner' },
    fourEyesFrom: 500,
    linkedTo: null,
  },
  beginning: {
    requested: { userId: 'id of Sari', by: 'Sari', at },
    payeeChanged: { userId: 'id of Sari', by: 'Sari', at },
    approvals: [],
    attempt: 0,
    transfer: null,
    checks: 1,
    accountHolder: null,
    isVerified: false,
    submitted: null,
    decision: null,
    releaseAt: null,
    failure: null,
    payment: null,
    proof: null,
    returned: null,
    closing: null,
  },
  along: ['agent_claim.detail'],
  begun: {
    right: right('create', 'mayCreate'),
    others: { claim: claim() },
    keeps: { requested: hand, payeeChanged: hand },
    effects: ['the bank is asked'],
    sends: told('begun'),
  },

  alike,
  choosing: 'isSameName isLastApproval',
  typed: 'isCurrentCheck isSameName isCurrentTransfer hasMatchingAmount isDatedSinceApproval isDatedByToday',
  bulk: {
    'disbursement.submitted': null,
    'disbursement.approved': { field: 'note', required: false },
    'disbursement.rejected': { field: 'reason', required: true },
    'disbursement.markedPaid': ['date', 'reference', 'fileId'].map((field) => ({ field, required: true })),
    'disbursement.cancelled': { field: 'reason', required: true },
    'payment.retried': null,
  },
}
