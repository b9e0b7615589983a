import { and, or } from 'xstate'
import { meta } from './creditLife.actions.ts'
import { log } from '../kit/effects.ts'
import { issuePolicy, logCode, notifyDesk, notifyPartner, sendCustomerCode } from './creditLife.effects.ts'
import { creditLifeSetup } from './creditLife.setup.ts'
import { creditLifeStatuses } from './creditLife.statuses.ts'
import {
  assessmentReopened,
  cancelled,
  confirmationAnswered,
  confirmationAsked,
  documentUploaded,
  escalatedToBank,
  escalatedToBroker,
  escalatedToInsurer,
  examinationReplaced,
  expired,
  extraPremiumRequested,
  paymentRecorded,
  rejected,
} from './creditLife.transitions.ts'

/** Who is with the customer, or the customer themselves. */
const isForCustomer = or([and(['maySendOtp', 'isPartyOfCase']), 'isCustomerOfCase'])

const codeSent = {
  guard: isForCustomer,
  target: 'codeSent',
  actions: ['keepPurpose', logCode, sendCustomerCode],
  meta: meta('extraPremium.codeSent'),
} as const

const approvedByCustomer = [isForCustomer, 'isCodeVerified', 'isCodeForApproval'] as const

const extraPremium = creditLifeSetup.createStateConfig({
  description:
    'The case stands with the customer, who has until the time limit to answer an extra premium that a desk has asked for. By the link in their mail the customer has a one-time code sent, for approving or for rejecting, and enters it; or a person of any party does so for them, by telephone.',
  meta: { label: 'creditLife:states.extraPremium', intent: 'warning', desk: 'customer' },
  tags: ['busy'],
  initial: 'requested',
  after: { customerLimit: expired },
  states: {
    requested: {
      description: 'No code has been sent for this request yet.',
      meta: { label: 'creditLife:states.requested', intent: 'warning' },
      on: { 'extraPremium.codeSent': codeSent },
    },
    codeSent: {
      description: 'The customer has a code for one of the two answers. Another code may be sent, for either.',
      meta: { label: 'creditLife:states.codeSent', intent: 'warning' },
      on: {
        'extraPremium.codeSent': codeSent,
        'extraPremium.approvedByCustomer': [
          {
            guard: and([...approvedByCustomer, 'isAskedByInsurer']),
            target: '#creditLife.approvalInProgress.atInsurer',
            actions: ['addExtraPremium', log('customerApprovedExtraPremium'), notifyDesk('insurer')],
            meta: meta('extraPremium.approvedByCustomer', 'askedByInsurer'),
          },
          {
            guard: and(approvedByCustomer),
            target: '#creditLife.approvalInProgress.atBroker',
            actions: ['addExtraPremium', log('customerApprovedExtraPremium'), notifyDesk('broker')],
            meta: meta('extraPremium.approvedByCustomer'),
          },
        ],
        'extraPremium.rejectedByCustomer': {
          guard: and([isForCustomer, 'isCodeVerified', 'isCodeForRejection']),
          target: '#creditLife.cancelled',
          actions: [log('customerRejectedExtraPremium'), notifyPartner('cancelled')],
          meta: meta('extraPremium.rejectedByCustomer'),
        },
      },
    },
  },
})

/** The decision: the case lies on one of three desks, or with the customer. */
export const approvalInProgress = creditLifeSetup.createStateConfig({
  description:
    'The decision is due within the time limit, by the desk that the case lies on. Meanwhile the premium may be paid. Until the case has been escalated to the insurer once, the broker may still reopen the assessment, and a new examination result does so; afterwards never again.',
  meta: creditLifeStatuses.APPROVAL_IN_PROGRESS,
  tags: ['busy'],
  initial: 'atBroker',
  after: { decisionLimit: expired },
  on: {
    'examination.uploaded': examinationReplaced,
    'assessment.reopened': assessmentReopened,
    'document.uploaded': documentUploaded,
    'payment.recorded': paymentRecorded,
    'confirmation.answered': confirmationAnswered,
    'quotation.cancelled': cancelled('isSubmitterOfCase'),
  },
  states: {
    atBroker: {
      description:
        'On the broker’s desk. Within the free cover limit the broker decides in the insurer’s stead, and with all documents and the whole premium there the policy is issued at once; above the limit the broker escalates.',
      meta: { label: 'creditLife:states.atBroker', intent: 'warning', desk: 'broker' },
      on: {
        'quotation.approved': [
          {
            guard: and([
              'mayApprove',
              'isBrokerOfCase',
              'isAnotherPerson',
              'isWithinAuthority',
              'hasMcuResult',
              'hasMedicalExaminationReport',
              'hasPaymentProof',
              'hasPayment',
              'isPaymentMatched',
              'isPremiumPaid',
            ]),
            target: '#creditLife.active',
            actions: [
              'keepApproval',
              'protectFromToday',
              'numberPolicy',
              log('approvedByBrokerWithPolicy'),
              ...issuePolicy('approved'),
            ],
            meta: meta('quotation.approved', 'paidInFull'),
          },
          {
            guard: and(['mayApprove', 'isBrokerOfCase', 'isAnotherPerson', 'isWithinAuthority']),
            target: '#creditLife.approved',
            actions: ['keepApproval', log('approvedByBroker'), notifyPartner('approved')],
            meta: meta('quotation.approved'),
          },
        ],
        'quotation.rejected': rejected('isBrokerOfCase', 'rejectedByBroker'),
        'extraPremium.requested': extraPremiumRequested('isBrokerOfCase', 'askBroker'),
        'confirmation.asked': confirmationAsked('isBrokerOfCase'),
        'quotation.escalatedToInsurer': escalatedToInsurer('isBrokerOfCase'),
        'quotation.escalatedToBank': escalatedToBank('isBrokerOfCase'),
      },
    },
    atInsurer: {
      description:
        'On the insurer’s desk, with the declaration sent. The insurer approves for good, rejects, asks for an extra premium, or hands the case on.',
      meta: { label: 'creditLife:states.atInsurer', intent: 'warning', desk: 'insurer' },
      on: {
        'quotation.approved': {
          guard: and(['mayApprove', 'isInsurerOfCase', 'isAnotherPerson']),
          target: '#creditLife.approved',
          actions: ['keepApproval', log('approvedByInsurer'), notifyPartner('approved')],
          meta: meta('quotation.approved'),
        },
        'quotation.rejected': rejected('isInsurerOfCase', 'rejectedByInsurer'),
        'extraPremium.requested': extraPremiumRequested('isInsurerOfCase', 'askInsurer'),
        'confirmation.asked': confirmationAsked('isInsurerOfCase'),
        'quotation.escalatedToBroker': escalatedToBroker('isInsurerOfCase'),
        'quotation.escalatedToBank': escalatedToBank('isInsurerOfCase'),
      },
    },
    atBank: {
      description:
        'On the bank’s desk. The bank confirms the loan, which gives the case back to the broker, rejects, or hands the case on.',
      meta: { label: 'creditLife:states.atBank', intent: 'warning', desk: 'bank' },
      on: {
        'quotation.approved': {
          guard: and(['mayApprove', 'isBankOfCase', 'isAnotherPerson']),
          target: 'atBroker',
          actions: [log('approvedByBank'), notifyDesk('broker')],
          meta: meta('quotation.approved'),
        },
        'quotation.rejected': rejected('isBankOfCase', 'rejectedByBank'),
        'confirmation.asked': confirmationAsked('isBankOfCase'),
        'quotation.escalatedToBroker': escalatedToBroker('isBankOfCase'),
        'quotation.escalatedToInsurer': escalatedToInsurer('isBankOfCase'),
      },
    },
    extraPremium,
  },
})
