import { metaOf } from '../kit/meta.ts'

/** What an operator sees of an event. */
export const meta = metaOf('creditLife', {
  'application.corrected': {},
  'examination.uploaded': {},
  'document.uploaded': {},
  'spk.submitted': { intent: 'primary' },
  'documents.confirmed': { intent: 'primary', asks: true, decides: true },
  'confirmation.asked': {},
  'confirmation.answered': { about: 'open_question' },
  'assessment.reopened': {},
  'quotation.escalatedToBroker': { asks: true },
  'quotation.escalatedToInsurer': { asks: true },
  'quotation.escalatedToBank': { asks: true },
  'quotation.approved': { intent: 'primary', asks: true, decides: true },
  'quotation.rejected': { intent: 'danger', asks: true, decides: true },
  'quotation.cancelled': { intent: 'danger', asks: true, decides: true },
  'extraPremium.requested': { decides: true },
  'extraPremium.codeSent': {},
  'extraPremium.approvedByCustomer': { intent: 'primary', decides: true },
  'extraPremium.rejectedByCustomer': { intent: 'danger', decides: true },
  'payment.recorded': {},
  'protectionDate.chosen': {},
  'policy.issued': { intent: 'primary', asks: true, decides: true },
  'policy.resent': { asks: true },
})
