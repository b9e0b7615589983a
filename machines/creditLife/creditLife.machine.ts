import { and } from 'xstate'
import { meta } from './creditLife.actions.ts'
import { approvalInProgress } from './creditLife.approval.ts'
import { log } from '../kit/effects.ts'
import { certify, issuePolicy, notifyPartner } from './creditLife.effects.ts'
import { creditLifeSetup } from './creditLife.setup.ts'
import { creditLifeStatuses } from './creditLife.statuses.ts'
import {
  applicationCorrected,
  assessmentReopened,
  cancelled,
  confirmationAnswered,
  confirmationAsked,
  documentUploaded,
  escalatedToBank,
  escalatedToBroker,
  escalatedToInsurer,
  examinationReplaced,
  examinationUploaded,
  expired,
  paymentRecorded,
  rejected,
  submittedCorrected,
} from './creditLife.transitions.ts'

const submittable = [
  'mayUpload',
  'isSubmitterOfCase',
  'hasMcuResult',
  'hasMedicalExaminationReport',
  'isDatedSinceApplication',
  'isDatedByToday',
] as const

export const creditLifeMachine = creditLifeSetup.createMachine({
  id: 'creditLife',
  description: 'A credit life quotation, from the application to the policy.',
  context: ({ input }) => ({
    ...input,
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
  }),
  initial: 'initiated',
  states: {
    initiated: {
      description:
        'Awaiting document completion, until its time limit. Partner, bank or broker upload the MCU result and the medical examination report and then submit the SPK; a loan above the limit is rejected at that moment. Until then, and while the data is under investigation, they may correct what was applied for. The broker may ask the partner, reject, and any of the three may cancel.',
      meta: { ...creditLifeStatuses.INITIATED, desk: 'partner' },
      tags: ['editable'],
      after: { completionLimit: expired },
      on: {
        'application.corrected': applicationCorrected,
        'examination.uploaded': examinationUploaded,
        'document.uploaded': documentUploaded,
        'spk.submitted': [
          {
            guard: and([...submittable, 'isAboveLoanLimit']),
            target: 'rejected',
            actions: ['dateSpk', 'keepPreparer', log('rejectedForLoanLimit'), notifyPartner('rejected')],
            meta: meta('spk.submitted', 'aboveLoanLimit'),
          },
          {
            guard: and(submittable),
            target: 'dataCompleted',
            actions: ['dateSpk', 'keepPreparer', log('spkSubmitted')],
            meta: meta('spk.submitted'),
          },
        ],
        'confirmation.asked': confirmationAsked('isBrokerOfCase'),
        'confirmation.answered': confirmationAnswered,
        'quotation.rejected': rejected('isBrokerOfCase', 'rejectedByBroker'),
        'quotation.cancelled': cancelled('isSubmitterOfCase'),
      },
    },
    dataCompleted: {
      description:
        'Under investigation by the broker, until its time limit: documents may be replaced and the application corrected by those who handed them in, the partner may be asked, and the broker confirms the document data or rejects.',
      meta: { ...creditLifeStatuses.DATA_COMPLETED, desk: 'broker' },
      tags: ['editable'],
      after: { investigationLimit: expired },
      on: {
        'application.corrected': submittedCorrected,
        'documents.confirmed': {
          guard: and(['mayConfirm', 'isBrokerOfCase', 'isAnotherPerson']),
          target: 'confirmed',
          actions: ['keepConfirmer', log('confirmed')],
          meta: meta('documents.confirmed'),
        },
        'examination.uploaded': examinationUploaded,
        'document.uploaded': documentUploaded,
        'confirmation.asked': confirmationAsked('isBrokerOfCase'),
        'confirmation.answered': confirmationAnswered,
        'quotation.rejected': rejected('isBrokerOfCase', 'rejectedByBroker'),
        'quotation.cancelled': cancelled('isSubmitterOfCase'),
      },
    },
    confirmed: {
      description:
        'The data is assessed. Within the time limit the broker escalates the case to a desk that decides: its own, the insurer’s or the bank’s. Until the insurer has had it, the assessment may be reopened.',
      meta: { ...creditLifeStatuses.CONFIRMED, desk: 'broker' },
      after: { escalationLimit: expired },
      on: {
        'quotation.escalatedToBroker': escalatedToBroker('isBrokerOfCase'),
        'quotation.escalatedToInsurer': escalatedToInsurer('isBrokerOfCase'),
        'quotation.escalatedToBank': escalatedToBank('isBrokerOfCase'),
        'assessment.reopened': assessmentReopened,
        'examination.uploaded': examinationReplaced,
        'document.uploaded': documentUploaded,
        'payment.recorded': paymentRecorded,
        'confirmation.answered': confirmationAnswered,
        'quotation.rejected': rejected('isBrokerOfCase', 'rejectedByBroker'),
        'quotation.cancelled': cancelled('isSubmitterOfCase'),
      },
    },
    approvalInProgress,
    approved: {
      description:
        'Accepted, not yet in force. Until the end of day 14 after the insurer’s approval, counted in calendar days of Jakarta, the broker chooses the protection date, records the payment and issues the policy; then the approval lapses.',
      meta: { ...creditLifeStatuses.APPROVED, desk: 'broker' },
      after: { protectionLimit: expired },
      on: {
        'policy.issued': {
          guard: and([
            'mayIssue',
            'isBrokerOfCase',
            'hasMcuResult',
            'hasMedicalExaminationReport',
            'hasPaymentProof',
            'hasPayment',
            'isPaymentMatched',
            'isPremiumPaid',
            'hasProtectionDate',
          ]),
          target: 'active',
          actions: ['numberPolicy', log('policyIssued'), ...issuePolicy('policyIssued')],
          meta: meta('policy.issued'),
        },
        'protectionDate.chosen': {
          guard: and(['mayIssue', 'isBrokerOfCase', 'isDatedSinceApplication', 'isWithinProtectionWindow']),
          actions: ['keepProtectionDate', log('protectionDateChosen')],
          meta: meta('protectionDate.chosen'),
        },
        'document.uploaded': documentUploaded,
        'payment.recorded': paymentRecorded,
        'quotation.cancelled': cancelled('isSubmitterOfCase'),
      },
    },
    active: {
      description:
        'The policy is in force. The broker may cancel it, and have the customer mailed the certificate again, every 10 minutes.',
      meta: creditLifeStatuses.ACTIVE,
      tags: ['settled'],
      on: {
        'policy.resent': {
          guard: and(['mayIssue', 'isBrokerOfCase', 'isLongSinceSent']),
          actions: [log('policyResent'), ...certify],
          meta: meta('policy.resent'),
        },
        'quotation.cancelled': cancelled('isBrokerOfCase'),
      },
    },
    rejected: {
      description: 'Refused by a desk, or for exceeding the loan limit. Nothing follows.',
      meta: creditLifeStatuses.REJECTED,
      tags: ['failed'],
      entry: 'keepEnd',
      type: 'final',
    },
    cancelled: {
      description: 'Withdrawn by a party, declined by the customer, or expired. Nothing follows.',
      meta: creditLifeStatuses.CANCELLED,
      tags: ['failed'],
      entry: 'keepEnd',
      type: 'final',
    },
  },
})
