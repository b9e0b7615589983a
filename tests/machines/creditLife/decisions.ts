import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import type { Effect, Json } from '../../../machines/kernel/types.ts'
import type { Decisions, Way } from '../decisions/types.ts'
import { alike } from './alike.ts'
import { LIMITS, rated, standing, younger } from './applications.ts'
import { letters } from './letters.ts'
import { payloads } from './payloads.ts'
import { idle, portraits } from './portraits.ts'
import { situations } from './situations.ts'

const FILE = { 'documents.$kind': { fileId: '$fileId', name: '$name', amount: '$amount' } }
const PREPARED = { preparedBy: '$who' }
const APPROVAL = { approval: { at: '$at', by: '$whoName, $whoOrganisation' }, question: null }
const END = { endedAt: '$at', question: null }
const QUESTION = { question: { notes: '$notes', by: '$who', organisation: '$whoOrganisation', askedAt: '$at' } }

/** Of somebody of 35 years with a body mass index of 30.1, and of 30 years with one of 21.91, by the table of 2026 for 60 months. */
const CORRECTED = {
  loanAmount: '$loan_amount',
  loanLimit: 1_500_000_000,
  sumInsured: '$totalSumInsured',
  freeCoverLimit: 500_000_000,
  premium: 4_375_000,
  currency: 'IDR',
  partnerEmail: '$partner_email',
  customerEmail: '$email',
  applicationDate: '$application_date',
  loanTenure: '$loan_tenure',
  application: { ...standing, ...rated(1.4, 25, 30.1), bank_name: 'Bank Merapi' },
}
const ANOTHER_PREMIUM = { extraPremium: 0, loadingRate: null }
const corrections = (): Way[] => [
  {
    when: 'isPremiumAsBefore',
    entry: 'applicationCorrected',
    keeps: {
      ...CORRECTED,
      premium: 1000,
      application: { ...standing, ...younger, ...rated(1.04, 0, 21.91), bank_name: 'Bank Merapi' },
    },
    adds: PREPARED,
  },
  { entry: 'applicationCorrected', keeps: { ...CORRECTED, ...ANOTHER_PREMIUM }, adds: PREPARED },
]

/**
 * What is decided of a credit life quotation. The specification names statuses, timeline and rules (s1:149-163, s1:235-241) and
 * leaves the order open; C064-C066 and the notes of the maintainers close it: the broker’s desk stands in the middle and
 * escalates to any of three desks, the bank’s approval gives the case back to the broker, the broker decides alone within the
 * free cover limit and stands in for the insurer then, the loan limit is judged with the SPK, a customer who declines an extra
 * premium ends the quotation.
 */
export const decisions: Decisions = {
  lifecycle: creditLife,

  states: {
    initiated: ['INITIATED', 'initiated', 'editable'],
    completed: ['DATA_COMPLETED', 'dataCompleted', 'editable'],
    confirmed: ['CONFIRMED', 'confirmed', ''],
    atBroker: ['APPROVAL_IN_PROGRESS', 'approvalInProgress.atBroker', 'busy'],
    atInsurer: ['APPROVAL_IN_PROGRESS', 'approvalInProgress.atInsurer', 'busy'],
    atBank: ['APPROVAL_IN_PROGRESS', 'approvalInProgress.atBank', 'busy'],
    requested: ['APPROVAL_IN_PROGRESS', 'approvalInProgress.extraPremium.requested', 'busy'],
    codeSent: ['APPROVAL_IN_PROGRESS', 'approvalInProgress.extraPremium.codeSent', 'busy'],
    approved: ['APPROVED', 'approved', ''],
    active: ['ACTIVE', 'active', 'settled'],
    rejected: ['REJECTED', 'rejected', 'failed'],
    cancelled: ['CANCELLED', 'cancelled', 'failed'],
  },

  rights: {
    'application.corrected': ['product.creditLife.quotation.create', 'mayApply'],
    'examination.uploaded': ['product.creditLife.quotation.upload', 'mayUpload'],
    'document.uploaded': ['product.creditLife.quotation.upload', 'mayUpload'],
    'spk.submitted': ['product.creditLife.quotation.upload', 'mayUpload'],
    'documents.confirmed': ['product.creditLife.quotation.confirm', 'mayConfirm'],
    'confirmation.asked': ['product.creditLife.quotation.ask', 'mayAsk'],
    'confirmation.answered': ['product.creditLife.quotation.upload', 'mayUpload'],
    'assessment.reopened': ['product.creditLife.quotation.assess', 'mayAssess'],
    'quotation.escalatedToBroker': ['product.creditLife.quotation.escalate', 'mayEscalate'],
    'quotation.escalatedToInsurer': ['product.creditLife.quotation.escalate', 'mayEscalate'],
    'quotation.escalatedToBank': ['product.creditLife.quotation.escalate', 'mayEscalate'],
    'quotation.approved': ['product.creditLife.quotation.approve', 'mayApprove'],
    'quotation.rejected': ['product.creditLife.quotation.reject', 'mayReject'],
    'quotation.cancelled': ['product.creditLife.quotation.cancel', 'mayCancel'],
    'extraPremium.requested': ['product.creditLife.quotation.requestExtraPremium', 'mayRequestExtraPremium'],
    'extraPremium.codeSent': ['product.creditLife.quotation.sendOtp', 'maySendOtp'],
    'extraPremium.approvedByCustomer': ['product.creditLife.quotation.sendOtp', 'maySendOtp'],
    'extraPremium.rejectedByCustomer': ['product.creditLife.quotation.sendOtp', 'maySendOtp'],
    'payment.recorded': ['product.creditLife.quotation.recordPayment', 'mayRecordPayment'],
    'protectionDate.chosen': ['product.creditLife.quotation.issue', 'mayIssue'],
    'policy.issued': ['product.creditLife.quotation.issue', 'mayIssue'],
    'policy.resent': ['product.creditLife.quotation.issue', 'mayIssue'],
  },

  circles: {
    broker: { rule: 'isBrokerOfCase', parties: ['broker'] },
    insurer: { rule: 'isInsurerOfCase', parties: ['insurer'] },
    bank: { rule: 'isBankOfCase', parties: ['bank'] },
    partner: { rule: 'isPartnerOfCase', parties: ['partner'] },
    submitters: { rule: 'isSubmitterOfCase', parties: ['partner', 'bank', 'broker'] },
    anyParty: { rule: 'isPartyOfCase', parties: ['partner', 'bank', 'broker', 'insurer'] },
  },
  correspondents: { customer: 'isCustomerOfCase', partnerContact: 'isPartnerContactOfCase' },

  matrix: `
                                 initiated completed confirmed atBroker  atInsurer  atBank    requested codeSent  approved active   rejected cancelled
application.corrected            corrected submitted .         .         .          .         .         .         .        .        .        .
examination.uploaded             kept      kept      replaced  replaced  replaced   replaced  replaced  replaced  .        .        .        .
document.uploaded                kept      kept      kept      kept      kept       kept      kept      kept      kept     .        .        .
spk.submitted                    judged    .         .         .         .          .         .         .         .        .        .        .
documents.confirmed              .         confirmed .         .         .          .         .         .         .        .        .        .
confirmation.asked               byBroker  byBroker  .         byBroker  byInsurer  byBank    .         .         .        .        .        .
confirmation.answered            answered  answered  answered  answered  answered   answered  answered  answered  .         .        .        .
assessment.reopened              .         .         reopened  reopened  reopened   reopened  reopened  reopened  .        .        .        .
quotation.escalatedToBroker      .         .         byBroker  .         byInsurer  byBank    .         .         .        .        .        .
quotation.escalatedToInsurer     .         .         byBroker  byBroker  .          byBank    .         .         .        .        .        .
quotation.escalatedToBank        .         .         byBroker  byBroker  byInsurer  .         .         .         .        .        .        .
quotation.approved               .         .         .         byBroker  byInsurer  byBank    .         .         .        .        .        .
quotation.rejected               byBroker  byBroker  byBroker  byBroker  byInsurer  byBank    .         .         .        .        .        .
quotation.cancelled              withdrawn withdrawn withdrawn withdrawn withdrawn  withdrawn withdrawn withdrawn withdrawn endedByBroker . .
extraPremium.requested           .         .         .         byBroker  byInsurer  .         .         .         .        .        .        .
extraPremium.codeSent            .         .         .         .         .          .         sent      sent      .        .        .        .
extraPremium.approvedByCustomer  .         .         .         .         .          .         .         accepted  .        .        .        .
extraPremium.rejectedByCustomer  .         .         .         .         .          .         .         declined  .        .        .        .
payment.recorded                 .         .         recorded  recorded  recorded   recorded  recorded  recorded  recorded .        .        .
protectionDate.chosen            .         .         .         .         .          .         .         .         chosen   .        .        .
policy.issued                    .         .         .         .         .          .         .         .         issued   .        .        .
policy.resent                    .         .         .         .         .          .         .         .         .        resent   .        .
`,

  decisions: {
    // Who handed the application in may correct it until the data is confirmed; with the SPK the loan is judged (s1:160), so that
    // what is corrected after it is judged at once, and dated no later than it. An extra premium belonged to the former premium.
    'application.corrected': {
      corrected: {
        by: 'submitters',
        needs: 'isApplicationKnown isApplicationChanged',
        then: corrections(),
      },
      submitted: {
        by: 'submitters',
        needs: 'isApplicationKnown isApplicationChanged isAppliedForBefore',
        then: [
          {
            when: 'isToExceedLoanLimit',
            to: 'rejected',
            entry: 'rejectedForLoanLimit',
            keeps: { ...CORRECTED, ...ANOTHER_PREMIUM, ...END },
            adds: PREPARED,
            effects: ['partner hears of the rejection'],
          },
          ...corrections(),
        ],
      },
    },
    // "Data assessment cannot be done again afterwards" (s1:163), whatever the status (C065).
    'examination.uploaded': {
      kept: {
        by: 'submitters',
        needs: 'isAssessmentOpen',
        then: [{ entry: 'documentUploaded', keeps: FILE, adds: PREPARED }],
      },
      replaced: {
        by: 'submitters',
        needs: 'isAssessmentOpen',
        then: [{ to: 'completed', entry: 'documentUploaded', keeps: { ...FILE, request: null }, adds: PREPARED }],
      },
    },
    'document.uploaded': {
      kept: { by: 'submitters', then: [{ entry: 'documentUploaded', keeps: FILE, adds: PREPARED }] },
    },
    // "Automatically rejected for exceeding the loan limit" (s1:160), with the documents that s1:235 demands.
    'spk.submitted': {
      judged: {
        by: 'submitters',
        needs: 'hasMcuResult hasMedicalExaminationReport isDatedSinceApplication isDatedByToday',
        then: [
          {
            when: 'isAboveLoanLimit',
            to: 'rejected',
            entry: 'rejectedForLoanLimit',
            keeps: { spkSubmissionDate: '$date', ...END },
            adds: PREPARED,
            effects: ['partner hears of the rejection'],
          },
          { to: 'completed', entry: 'spkSubmitted', keeps: { spkSubmissionDate: '$date' }, adds: PREPARED },
        ],
      },
    },
    // Nobody judges what they have handed in, nor approves what they have confirmed, from a sum insured on that is configured.
    'documents.confirmed': {
      confirmed: {
        by: 'broker',
        needs: 'isAnotherPerson',
        then: [{ to: 'confirmed', entry: 'confirmed', keeps: { confirmedBy: '$who' } }],
      },
    },
    // "'Ask for confirmation' sends notes to the partner's email" (s1:241).
    'confirmation.asked': {
      byBroker: { by: 'broker', then: [question()] },
      byInsurer: { by: 'insurer', then: [question()] },
      byBank: { by: 'bank', then: [question()] },
    },
    // By the link in that mail, or by the partner's own people; as long as nothing is decided, wherever the case has gone.
    'confirmation.answered': {
      answered: {
        by: 'partner',
        or: 'partnerContact',
        needs: 'isQuestionOpen',
        then: [{ entry: 'confirmationAnswered', keeps: { question: null }, effects: ['who asked is told'] }],
      },
    },
    'assessment.reopened': {
      reopened: {
        by: 'broker',
        needs: 'isAssessmentOpen',
        then: [{ to: 'completed', entry: 'assessmentReopened', keeps: { request: null } }],
      },
    },
    'quotation.escalatedToBroker': {
      byBroker: { by: 'broker', then: [{ to: 'atBroker', entry: 'escalatedToBroker', effects: ['broker’s desk'] }] },
      byInsurer: { by: 'insurer', then: [{ to: 'atBroker', entry: 'escalatedToBroker', effects: ['broker’s desk'] }] },
      byBank: { by: 'bank', then: [{ to: 'atBroker', entry: 'escalatedToBroker', effects: ['broker’s desk'] }] },
    },
    // "Escalation to the insurer asks for a declaration email address" (s1:240) and is irreversible (s1:163).
    'quotation.escalatedToInsurer': {
      byBroker: { by: 'broker', then: [toInsurer()] },
      byBank: { by: 'bank', then: [toInsurer()] },
    },
    'quotation.escalatedToBank': {
      byBroker: { by: 'broker', then: [{ to: 'atBank', entry: 'escalatedToBank', effects: ['bank’s desk'] }] },
      byInsurer: { by: 'insurer', then: [{ to: 'atBank', entry: 'escalatedToBank', effects: ['bank’s desk'] }] },
    },
    'quotation.approved': {
      // "Approved by broker with policy auto-generated" (s1:161): `isComplete` is both examinations, a proof, a payment that is what
      // the proof says, and no less than the premium.
      byBroker: {
        by: 'broker',
        needs: 'isAnotherPerson isWithinAuthority',
        then: [
          {
            when: 'isComplete',
            to: 'active',
            entry: 'approvedByBrokerWithPolicy',
            keeps: { ...APPROVAL, protectionDate: '$today', policyNumber: 'POL-CL-1', certificateSentAt: '$at' },
            effects: [
              'policy of today is printed',
              'partner gets the policy with the approval',
              'customer gets the certificate',
            ],
          },
          {
            to: 'approved',
            entry: 'approvedByBroker',
            keeps: APPROVAL,
            effects: ['partner hears of the approval'],
          },
        ],
      },
      byInsurer: {
        by: 'insurer',
        needs: 'isAnotherPerson',
        then: [
          {
            to: 'approved',
            entry: 'approvedByInsurer',
            keeps: APPROVAL,
            effects: ['partner hears of the approval'],
          },
        ],
      },
      byBank: {
        by: 'bank',
        needs: 'isAnotherPerson',
        then: [{ to: 'atBroker', entry: 'approvedByBank', effects: ['broker’s desk'] }],
      },
    },
    'quotation.rejected': {
      byBroker: { by: 'broker', then: [rejection('rejectedByBroker')] },
      byInsurer: { by: 'insurer', then: [rejection('rejectedByInsurer')] },
      byBank: { by: 'bank', then: [rejection('rejectedByBank')] },
    },
    'quotation.cancelled': {
      withdrawn: { by: 'submitters', then: [cancellation('cancelled')] },
      endedByBroker: { by: 'broker', then: [cancellation('cancelled')] },
    },
    'extraPremium.requested': {
      byBroker: { by: 'broker', needs: 'isWithinLargestSum', then: [request('broker')] },
      byInsurer: { by: 'insurer', needs: 'isWithinLargestSum', then: [request('insurer')] },
    },
    'extraPremium.codeSent': {
      sent: {
        by: 'anyParty',
        or: 'customer',
        then: [
          {
            when: 'isForApproving',
            to: 'codeSent',
            entry: 'otpSentForApproval',
            keeps: { 'request.codeFor': 'approve' },
            effects: ['customer gets a code for approving'],
          },
          {
            to: 'codeSent',
            entry: 'otpSentForRejection',
            keeps: { 'request.codeFor': 'reject' },
            effects: ['customer gets a code for rejecting'],
          },
        ],
      },
    },
    'extraPremium.approvedByCustomer': {
      accepted: {
        by: 'anyParty',
        or: 'customer',
        needs: 'isCodeVerified isCodeForApproval',
        then: [
          {
            when: 'isAskedByInsurer',
            to: 'atInsurer',
            entry: 'customerApprovedExtraPremium',
            keeps: { extraPremium: 7, loadingRate: 12.5, request: null },
            effects: ['insurer’s desk'],
          },
          {
            to: 'atBroker',
            entry: 'customerApprovedExtraPremium',
            keeps: { extraPremium: 5, loadingRate: null, request: null },
            effects: ['broker’s desk'],
          },
        ],
      },
    },
    'extraPremium.rejectedByCustomer': {
      declined: {
        by: 'anyParty',
        or: 'customer',
        needs: 'isCodeVerified isCodeForRejection',
        then: [cancellation('customerRejectedExtraPremium')],
      },
    },
    // "The payment amount must match the payment proof" (s1:236).
    'payment.recorded': {
      recorded: {
        by: 'broker',
        needs: 'hasPaymentProof hasMatchingAmount hasSufficientAmount isDatedSinceApplication isDatedByToday',
        then: [{ when: 'isPaid', ...payment('premium is booked anew') }, payment('premium is booked')],
      },
    },
    // "Not more than 14 days after the insurer's approval date" (s1:237), in calendar days of Jakarta, day 14 allowed (C066), and not before the application.
    'protectionDate.chosen': {
      chosen: {
        by: 'broker',
        needs: 'isDatedSinceApplication isWithinProtectionWindow',
        then: [{ entry: 'protectionDateChosen', keeps: { protectionDate: '$date' } }],
      },
    },
    'policy.issued': {
      issued: {
        by: 'broker',
        needs:
          'hasMcuResult hasMedicalExaminationReport hasPaymentProof hasPayment isPaymentMatched isPremiumPaid hasProtectionDate',
        then: [
          {
            to: 'active',
            entry: 'policyIssued',
            keeps: { policyNumber: 'POL-CL-1', certificateSentAt: '$at' },
            effects: ['policy is printed', 'partner gets the policy', 'customer gets the certificate'],
          },
        ],
      },
    },
    // Who issues it, and not sooner than ten minutes after the last time.
    'policy.resent': {
      resent: {
        by: 'broker',
        needs: 'isLongSinceSent',
        then: [
          { entry: 'policyResent', keeps: { certificateSentAt: '$at' }, effects: ['customer gets the certificate'] },
        ],
      },
    },
  },

  // "Expired, including by a scheduled job when a time limit is reached" (s1:159); expired is cancelled (C064).
  limits: {
    initiated: { name: 'completionLimit', days: 30 },
    dataCompleted: { name: 'investigationLimit', days: 14 },
    confirmed: { name: 'escalationLimit', days: 14 },
    approvalInProgress: { name: 'decisionLimit', days: 30 },
    'approvalInProgress.extraPremium': { name: 'customerLimit', days: 7 },
    approved: { name: 'protectionLimit', until: 'windowEnds', of: 'approval.at' },
  },
  expiry: {
    to: 'cancelled',
    entry: 'expiredBySchedule',
    keeps: END,
    byPerson: 'expired',
    effects: ['partner hears of the expiry'],
  },

  // The last instant of 9 March in Jakarta, and the first of the 10th.
  calendar: {
    '2026-03-09T16:59:59.999Z': {
      today: '2026-03-09',
      windowEnds: '2026-03-23T17:00:00.000Z',
      cover: '2026-03-09/2027-03-08',
    },
    '2026-03-09T17:00:00.000Z': {
      today: '2026-03-10',
      windowEnds: '2026-03-24T17:00:00.000Z',
      cover: '2026-03-10/2027-03-09',
    },
  },

  effects: {
    'partner hears of the rejection': toPartner('rejected', '$reason'),
    'partner hears of the cancellation': toPartner('cancelled', '$reason'),
    'partner hears of the approval': toPartner('approved', '$note'),
    'partner gets the policy': enclosing(toPartner('policyIssued')),
    'partner gets the policy with the approval': enclosing(toPartner('approved', '$note')),
    'customer gets the certificate': {
      type: 'sendDocument',
      params: { to: 'customer@covergate.test', message: 'certificate', quotesCode: 'CL-1', document: 'policy' },
    },
    'partner hears of the expiry': toPartner('expired'),
    'partner hears of the extra premium': toPartner('extraPremiumRequested', '$note'),
    'customer is asked': toCustomer('inviteAnswer', 'extraPremiumForCustomer', '$note'),
    'partner is asked': {
      type: 'inviteAnswer',
      params: {
        to: 'partner@covergate.test',
        message: 'confirmationAsked',
        quotesCode: 'CL-1',
        inquiry: 'confirmation',
        askedAt: '$at',
        shows: [
          { line: 'quotation', text: 'CL-1' },
          { line: 'askedBy', text: '$whoOrganisation' },
          { line: 'question', text: '$notes' },
        ],
      },
    },
    'who asked is told': {
      type: 'notifyPerson',
      params: {
        person: '$before.question.by',
        organisation: '$before.question.organisation',
        kind: 'answered',
        by: '$whoName',
        text: '$note',
      },
    },
    'declaration is sent': {
      type: 'sendLetter',
      params: { to: 'declaration@insurer.test', message: 'declaration', quotesCode: 'CL-1', note: '' },
    },
    'premium is booked': booked(posting('$')),
    'premium is booked anew': booked(
      { ...posting('$before.payment.'), amount: '-$before.payment.amount', lines: null },
      posting('$'),
    ),
    'broker’s desk': toDesk('broker'),
    'insurer’s desk': toDesk('insurer'),
    'bank’s desk': toDesk('bank'),
    'customer gets a code for approving': toCustomer('sendCode', 'otpForApproval'),
    'customer gets a code for rejecting': toCustomer('sendCode', 'otpForRejection'),
    'policy of today is printed': policy('$cover'),
    'policy is printed': policy('2026-03-20/2027-03-19'),
  },

  letters,
  situations,
  portraits,
  payloads,

  input: {
    quotesCode: 'CL-1',
    loanAmount: 5000,
    loanLimit: 5000,
    sumInsured: 3000,
    freeCoverLimit: 3000,
    premium: 1000,
    currency: 'IDR',
    parties: { broker: 'broker', insurer: 'insurer', bank: 'bank', partner: 'partner' },
    partnerEmail: 'partner@covergate.test',
    customerEmail: 'customer@covergate.test',
    applicationDate: '2026-03-02',
    loanTenure: 12,
    fourEyesFrom: 3000,
    application: { ...standing, ...rated(1.4, 25, 30.1), bank_name: 'Bank Merapi' },
    limits: LIMITS,
  },
  beginning: {
    documents: {},
    spkSubmissionDate: null,
    escalatedToInsurer: false,
    declarationEmail: null,
    approval: null,
    request: null,
    question: null,
    extraPremium: 0,
    loadingRate: null,
    protectionDate: null,
    payment: null,
    policyNumber: null,
    certificateSentAt: null,
    endedAt: null,
    preparedBy: [],
    confirmedBy: null,
  },
  begun: { right: ['product.creditLife.quotation.create', 'mayApply'], by: 'submitters', others: {} },

  alike,
  choosing: 'isToExceedLoanLimit isAboveLoanLimit isAskedByInsurer',
  typed:
    'isApplicationChanged isAppliedForBefore isCodeVerified isDatedByToday isDatedSinceApplication isWithinLargestSum hasMatchingAmount hasSufficientAmount isWithinProtectionWindow',
  bulk: {
    'documents.confirmed': null,
    'confirmation.asked': { field: 'notes', required: true },
    'confirmation.answered': { field: 'note', required: true },
    'assessment.reopened': { field: 'note', required: true },
    'quotation.escalatedToBroker': null,
    'quotation.escalatedToBank': null,
    'quotation.approved': { field: 'note', required: false },
    'quotation.rejected': { field: 'reason', required: true },
    'quotation.cancelled': { field: 'reason', required: true },
    'policy.issued': null,
    'policy.resent': null,
  },
}

function toInsurer() {
  return {
    to: 'atInsurer',
    entry: 'escalatedToInsurer',
    keeps: { escalatedToInsurer: true, declarationEmail: '$declarationEmail' },
    effects: ['declaration is sent', 'insurer’s desk'],
  }
}

function policy(policyPeriod: string) {
  const facts = {
    ...idle,
    spk_submission_date: '2026-03-05',
    invoice_amount: 1000,
    premium_paid_amount: '$payment.amount',
    premium_payment_date: '2026-03-07',
    payment_reference: 'TRF-0',
    protection_date: '$protectionDate',
    policyNumber: 'POL-CL-1',
    policyPeriod,
    remainingSumInsured: 3000,
    approved_at: '$approval.at',
    approved_by: '$approval.by',
  }
  return { type: 'issueDocument', params: { document: 'policy', number: 'POL-CL-1', facts } }
}

function question() {
  return { entry: 'confirmationAsked', keeps: QUESTION, effects: ['partner is asked'] }
}

function rejection(entry: string) {
  return { to: 'rejected', entry, keeps: END, effects: ['partner hears of the rejection'] }
}

function cancellation(entry: string) {
  return { to: 'cancelled', entry, keeps: END, effects: ['partner hears of the cancellation'] }
}

function request(askedBy: string) {
  return {
    to: 'requested',
    entry: 'extraPremiumRequested',
    keeps: { request: { amount: '$amount', loadingRate: '$loadingRate', askedBy, codeFor: null, askedAt: '$at' } },
    effects: ['customer is asked', 'partner hears of the extra premium'],
  }
}

function toPartner(message: string, note = '') {
  return { type: 'sendLetter', params: { to: 'partner@covergate.test', message, quotesCode: 'CL-1', note } }
}

function enclosing({ type, params }: Effect): Effect {
  return { type, params: { ...params, document: 'policy' } }
}

function toDesk(organisation: string) {
  return { type: 'notifyOrganisation', params: { organisation, message: 'deskAssigned', quotesCode: 'CL-1' } }
}

function toCustomer(type: string, message: string, note = ''): Effect {
  const shows: Json[] = [
    { line: 'insurer', organisation: 'insurer' },
    { line: 'bank', organisation: 'bank' },
    { line: 'product', text: 'Credit Life Standard' },
    { line: 'quotation', text: 'CL-1' },
    { line: 'premium', sums: [1000] },
    { line: 'extraPremium', sums: ['$request.amount'] },
    { line: 'reason', text: note },
    { line: 'total', sums: [1000, '$request.amount'] },
  ]
  const inquiry = { inquiry: 'extraPremium', askedAt: '$request.askedAt', shows }
  return { type, params: { to: 'customer@covergate.test', message, quotesCode: 'CL-1', note, ...inquiry } }
}

function payment(effect: string): Way {
  return {
    entry: 'paymentRecorded',
    keeps: { payment: { amount: '$amount', date: '$date', reference: '$reference' } },
    effects: [effect],
  }
}

function booked(...postings: Json[]) {
  return { type: 'book', params: { postings } }
}

/** What comes in to the broker is owed to the insurer. */
function posting(of: string) {
  return {
    kind: 'PREMIUM',
    lines: [
      { account: 'CASH', holder: 'broker', amount: `${of}amount` },
      { account: 'INSURER_PAYABLE', holder: 'insurer', amount: `-${of}amount` },
    ],
    amount: `${of}amount`,
    currency: 'IDR',
    date: `${of}date`,
    reference: `${of}reference`,
    subject: 'CL-1',
    policy: 'itself',
    policyNumber: null,
  }
}
