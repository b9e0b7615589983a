import { and, or } from 'xstate'
import { meta } from './creditLife.actions.ts'
import { log, logExpiry } from '../kit/effects.ts'
import {
  askCustomer,
  askPartner,
  bookPremium,
  notifyAsker,
  notifyDesk,
  notifyPartner,
  sendDeclaration,
} from './creditLife.effects.ts'

/** Transitions that several states know, alike but for who may choose them. */

export type Desk = 'isBrokerOfCase' | 'isInsurerOfCase' | 'isBankOfCase'

export const expired = {
  target: '#creditLife.cancelled',
  actions: [logExpiry, notifyPartner('expired')],
} as const

export const applicationCorrected = {
  guard: and(['mayApply', 'isSubmitterOfCase', 'isApplicationKnown', 'isApplicationChanged']),
  actions: ['correctApplication', 'keepPreparer', log('applicationCorrected')],
  meta: meta('application.corrected'),
} as const

/** With the SPK there, which judges the loan, what is corrected is judged at once. */
export const submittedCorrected = [
  {
    guard: and([applicationCorrected.guard, 'isAppliedForBefore', 'isToExceedLoanLimit']),
    target: '#creditLife.rejected',
    actions: ['correctApplication', 'keepPreparer', log('rejectedForLoanLimit'), notifyPartner('rejected')],
    meta: meta('application.corrected', 'aboveLoanLimit'),
  },
  { ...applicationCorrected, guard: and([applicationCorrected.guard, 'isAppliedForBefore']) },
] as const

export const examinationUploaded = {
  guard: and(['mayUpload', 'isSubmitterOfCase', 'isAssessmentOpen']),
  actions: ['keepDocument', 'keepPreparer', log('documentUploaded')],
  meta: meta('examination.uploaded'),
} as const

/** A new examination result after the confirmation puts the case back under investigation. */
export const examinationReplaced = {
  ...examinationUploaded,
  target: '#creditLife.dataCompleted',
  actions: ['keepDocument', 'keepPreparer', 'dropRequest', log('documentUploaded')],
} as const

export const documentUploaded = {
  guard: and(['mayUpload', 'isSubmitterOfCase']),
  actions: ['keepDocument', 'keepPreparer', log('documentUploaded')],
  meta: meta('document.uploaded'),
} as const

export const assessmentReopened = {
  guard: and(['mayAssess', 'isBrokerOfCase', 'isAssessmentOpen']),
  target: '#creditLife.dataCompleted',
  actions: ['dropRequest', log('assessmentReopened')],
  meta: meta('assessment.reopened'),
} as const

export const confirmationAsked = (desk: Desk) =>
  ({
    guard: and(['mayAsk', desk]),
    actions: ['keepQuestion', log('confirmationAsked'), askPartner],
    meta: meta('confirmation.asked'),
  }) as const

/** Until the decision, wherever the case has gone since it was asked; by the partner's people, or by who has the mailed link. */
export const confirmationAnswered = {
  guard: and([or([and(['mayUpload', 'isPartnerOfCase']), 'isPartnerContactOfCase']), 'isQuestionOpen']),
  actions: [notifyAsker, 'dropQuestion', log('confirmationAnswered')],
  meta: meta('confirmation.answered'),
} as const

export const escalatedToBroker = (desk: Desk) =>
  ({
    guard: and(['mayEscalate', desk]),
    target: '#creditLife.approvalInProgress.atBroker',
    actions: [log('escalatedToBroker'), notifyDesk('broker')],
    meta: meta('quotation.escalatedToBroker'),
  }) as const

export const escalatedToInsurer = (desk: Desk) =>
  ({
    guard: and(['mayEscalate', desk]),
    target: '#creditLife.approvalInProgress.atInsurer',
    actions: ['closeAssessment', log('escalatedToInsurer'), sendDeclaration, notifyDesk('insurer')],
    meta: meta('quotation.escalatedToInsurer'),
  }) as const

export const escalatedToBank = (desk: Desk) =>
  ({
    guard: and(['mayEscalate', desk]),
    target: '#creditLife.approvalInProgress.atBank',
    actions: [log('escalatedToBank'), notifyDesk('bank')],
    meta: meta('quotation.escalatedToBank'),
  }) as const

export const rejected = (desk: Desk, entry: 'rejectedByBroker' | 'rejectedByInsurer' | 'rejectedByBank') =>
  ({
    guard: and(['mayReject', desk]),
    target: '#creditLife.rejected',
    actions: [log(entry), notifyPartner('rejected')],
    meta: meta('quotation.rejected'),
  }) as const

export const cancelled = (who: 'isSubmitterOfCase' | 'isBrokerOfCase') =>
  ({
    guard: and(['mayCancel', who]),
    target: '#creditLife.cancelled',
    actions: [log('cancelled'), notifyPartner('cancelled')],
    meta: meta('quotation.cancelled'),
  }) as const

export const extraPremiumRequested = (desk: Desk, ask: 'askBroker' | 'askInsurer') =>
  ({
    guard: and(['mayRequestExtraPremium', desk, 'isWithinLargestSum']),
    target: '#creditLife.approvalInProgress.extraPremium',
    actions: [ask, log('extraPremiumRequested'), askCustomer, notifyPartner('extraPremiumRequested')],
    meta: meta('extraPremium.requested'),
  }) as const

export const paymentRecorded = {
  guard: and([
    'mayRecordPayment',
    'isBrokerOfCase',
    'hasPaymentProof',
    'hasMatchingAmount',
    'hasSufficientAmount',
    'isDatedSinceApplication',
    'isDatedByToday',
  ]),
  actions: [bookPremium, 'keepPayment', log('paymentRecorded')],
  meta: meta('payment.recorded'),
} as const
