import { payout } from '../../../machines/payout/payout.ts'
import type { Decisions } from '../decisions/types.ts'
import { alike } from './alike.ts'
import { beginning, input, invoice } from './beginning.ts'
import { calendar } from './calendar.ts'
import { effects } from './effects.ts'
import { letters } from './letters.ts'
import { payloads } from './payloads.ts'
import { portraits } from './portraits.ts'
import { situations } from './situations.ts'
import {
  approvals,
  arrivals,
  cancellations,
  correction,
  lost,
  refundAndOther,
  rejections,
  returns,
  takenBack,
  transferred,
} from './ways.ts'

const right = (what: string, rule: string) => [`financeOperation.payout.${what}`, rule] as const

/**
 * What is decided of a payout. The issue has its seven statuses, four eyes above a sum and two approvers above ten times that, and
 * five attempts of which none is made before the one before is over; a refund is always let go by another person than has asked for
 * it, and its invoice hears what becomes of it.
 */
export const decisions: Decisions = {
  lifecycle: payout,

  states: {
    requested: ['REQUESTED', 'requested', 'busy'],
    approved: ['APPROVED', 'approved', 'busy'],
    rejected: ['REJECTED', 'rejected', 'failed'],
    sent: ['SENT', 'sent', 'busy'],
    paid: ['PAID', 'paid', 'settled'],
    failed: ['FAILED', 'failed', 'busy'],
    cancelled: ['CANCELLED', 'cancelled', 'failed'],
  },

  rights: {
    'payout.approved': right('approve', 'mayApprove'),
    'payout.rejected': right('reject', 'mayReject'),
    'payee.corrected': right('correct', 'mayCorrect'),
    'payout.sent': right('send', 'maySend'),
    'payment.retried': right('retry', 'mayRetry'),
    'payout.cancelled': right('cancel', 'mayCancel'),
    'transfer.settled': null,
    'transfer.failed': null,
    'transfer.refused': null,
    'transfer.returned': null,
  },

  circles: {
    broker: { rule: 'isBrokerOfCase', parties: ['broker'] },
    brokers: { rule: 'isOfBroker', parties: ['broker'] },
  },

  matrix: `
                   requested approved  rejected sent    paid     failed    cancelled
payout.approved    approved  .         .        .       .        .         .
payout.rejected    rejected  .         .        .       .        .         .
payee.corrected    corrected later     .        .       .        later     .
payout.sent        .         sent      .        .       .        .         .
payment.retried    .         .         .        .       .        retried   .
payout.cancelled   cancelled takenBack .        .       .        takenBack .
transfer.settled   .         .         .        arrived .        .         .
transfer.failed    .         .         .        failed  .        .         .
transfer.refused   .         .         .        refused .        .         .
transfer.returned  .         .         .        .       returned .         .
`,

  decisions: {
    'payout.approved': {
      approved: {
        by: 'broker',
        needs: 'isAnotherThanRequester isAnotherThanPayeeChanger isFirstApprovalOfTheirs',
        then: approvals,
      },
    },
    'payout.rejected': { rejected: { by: 'broker', then: rejections } },
    'payee.corrected': {
      corrected: { by: 'broker', needs: 'isPayeeOfItsOwn', then: [correction] },
      later: {
        by: 'broker',
        needs: 'isPayeeOfItsOwn',
        then: refundAndOther(correction, { effects: ['it is not owed to the payer'] }),
      },
    },
    'payout.sent': {
      sent: {
        by: 'broker',
        needs: 'hasAttemptsLeft',
        then: [{ when: 'isAgain', ...transferred('sent', 2) }, transferred('sent', 1)],
      },
    },
    'payment.retried': {
      retried: {
        by: 'broker',
        needs: 'hasAttemptsLeft',
        then: [{ when: 'isFifth', ...transferred('retried', 5) }, transferred('retried', 2)],
      },
    },
    'payout.cancelled': {
      cancelled: { by: 'broker', then: cancellations },
      takenBack: { by: 'broker', then: takenBack },
    },
    'transfer.settled': { arrived: { needs: 'isCurrentTransfer', then: arrivals } },
    'transfer.failed': { failed: { needs: 'isCurrentTransfer', then: [lost('failed')] } },
    'transfer.refused': { refused: { needs: 'isCurrentTransfer', then: [lost('refused')] } },
    'transfer.returned': { returned: { needs: 'isCurrentTransfer', then: returns } },
  },

  calendar,
  effects,

  letters,
  situations,
  portraits,
  payloads,

  input,
  beginning,
  along: ['common.invoice.partnership.detail'],
  begun: {
    right: right('create', 'mayCreate'),
    by: 'brokers',
    others: { invoice },
    unless: { 'there is no invoice': { of: 'invoice', absent: true, lacks: 'isInvolvedKnown' } },
    keeps: {
      requested: { userId: '$who', by: '$whoName', at: '$at' },
      payeeChanged: { userId: '$who', by: '$whoName', at: '$at' },
    },
    effects: ['approvers hear'],
    sends: { invoice: { type: 'refund.begun', payout: 'OUT-1', amount: 500 } },
  },

  alike,
  choosing: 'isLastApproval isRefund',
  typed: 'isCurrentTransfer',
  bulk: {
    'payout.approved': null,
    'payout.rejected': { field: 'reason', required: true },
    'payout.sent': null,
    'payment.retried': null,
    'payout.cancelled': { field: 'reason', required: true },
  },
}
