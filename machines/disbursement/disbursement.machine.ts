import { inquire } from './disbursement.effects.ts'
import { disbursementSetup } from './disbursement.setup.ts'
import { disbursementStatuses } from './disbursement.statuses.ts'
import {
  approved,
  cancelled,
  checked,
  corrected,
  failed,
  marked,
  refused,
  rejected,
  returned,
  sent,
  settled,
  stuck,
  submitted,
  whileApproved,
} from './disbursement.transitions.ts'

/** The bank is asked in whose name the account is, and the desk submits it once that is the payee’s. */
const verifying = {
  tags: ['busy'],
  initial: 'verifying',
  entry: inquire,
  on: {
    'disbursement.submitted': submitted,
    'disbursement.cancelled': cancelled,
  },
  states: {
    verifying: {
      description: 'The bank has not said yet in whose name the account is.',
      meta: { label: 'disbursement:states.verifying', intent: 'informative' },
      on: checked,
    },
    verified: {
      description: 'The account is in the name of the payee.',
      meta: { label: 'disbursement:states.verified', intent: 'success', desk: 'broker' },
    },
  },
} as const

export const disbursementMachine = disbursementSetup.createMachine({
  id: 'disbursement',
  description:
    'What an approved claim is paid with, from the asking for it to its payment: by the claim pool of the partner, or by the insurer.',
  context: ({ input }) => input,
  initial: 'initiated',
  states: {
    initiated: {
      description: 'Asked for. The account of the payee is verified, and the desk submits it to be approved.',
      meta: { ...disbursementStatuses.INITIATED, desk: 'broker' },
      ...verifying,
      on: { ...verifying.on, 'payee.corrected': corrected },
    },
    initiatedFailed: {
      description: 'There is no such account, or it is somebody else’s. The desk corrects the payee.',
      meta: { ...disbursementStatuses.INITIATED_FAILED, desk: 'broker' },
      tags: ['busy'],
      on: { 'payee.corrected': corrected, 'disbursement.cancelled': cancelled },
    },
    updated: {
      description:
        'The payee was corrected: the account is verified, and the disbursement submitted and approved, anew.',
      meta: { ...disbursementStatuses.UPDATED, desk: 'broker' },
      ...verifying,
      on: { ...verifying.on, 'payee.corrected': { ...corrected, reenter: true } },
    },
    pendingApproval: {
      description:
        'Somebody else than has asked for it approves or rejects it; above ten times the limit of two pairs of eyes two people approve.',
      meta: { ...disbursementStatuses.PENDING_APPROVAL, desk: 'broker' },
      tags: ['busy'],
      on: {
        'disbursement.approved': approved,
        'disbursement.rejected': rejected,
        'payee.corrected': corrected,
        'disbursement.cancelled': cancelled,
      },
    },
    approve: {
      description:
        'Approved. What a claim pool pays goes out by itself; what the insurer pays the insurer alone marks as paid, with its proof.',
      meta: { ...disbursementStatuses.APPROVE, desk: 'insurer' },
      tags: ['busy'],
      after: { release: sent },
      on: { 'disbursement.markedPaid': marked, ...whileApproved },
    },
    reject: {
      description: 'Not approved. The claim may be paid by another disbursement.',
      meta: disbursementStatuses.REJECT,
      tags: ['failed'],
      type: 'final',
    },
    pending: {
      description:
        'The order is at the payment gateway. As long as it says nothing it is asked again by its reference, and nothing is sent a second time.',
      meta: disbursementStatuses.PENDING,
      tags: ['busy'],
      on: { 'transfer.settled': settled, 'transfer.failed': failed, 'transfer.refused': refused },
    },
    paid: {
      description:
        'Paid, and so is the claim. Should the bank send the money back, that is booked, and another disbursement is opened.',
      meta: disbursementStatuses.PAID,
      tags: ['settled'],
      on: { 'transfer.returned': returned },
    },
    failed: {
      description: 'The transfer did not go through. The desk sends it again, corrects the payee, or cancels it.',
      meta: { ...disbursementStatuses.FAILED, desk: 'broker' },
      tags: ['failed'],
      on: stuck,
    },
    failedCreate: {
      description: 'The gateway has not taken the order. The desk sends it again, corrects the payee, or cancels it.',
      meta: { ...disbursementStatuses.FAILED_CREATE, desk: 'broker' },
      tags: ['failed'],
      on: stuck,
    },
    cancelled: {
      description: 'Taken back before any money had gone. The claim may be paid by another disbursement.',
      meta: disbursementStatuses.CANCELLED,
      tags: ['failed'],
      type: 'final',
    },
  },
})
