import { eventsOf, type EventOf } from '../kernel/payloads.ts'
import { amount, code, day, file, reference, text } from '../kit/payload.ts'
import { asked } from './creditLife.asks.ts'
import { documentKinds, examinationKinds } from './creditLife.context.ts'

const payloads = {
  'application.corrected': asked,
  'examination.uploaded': { kind: { type: 'option', options: examinationKinds, required: true }, ...file },
  'document.uploaded': {
    kind: { type: 'option', options: documentKinds, required: true },
    ...file,
    amount: { ...amount, when: { field: 'kind', is: ['paymentProof'] } },
  },
  'spk.submitted': { date: day },
  'documents.confirmed': null,
  'confirmation.asked': { notes: { ...text, required: true } },
  'confirmation.answered': { note: { ...text, required: true } },
  'assessment.reopened': { note: { ...text, required: true } },
  'quotation.escalatedToBroker': null,
  'quotation.escalatedToInsurer': { declarationEmail: { type: 'text', max: 254, rule: 'email', required: true } },
  'quotation.escalatedToBank': null,
  'quotation.approved': { note: text },
  'quotation.rejected': { reason: { ...text, required: true } },
  'quotation.cancelled': { reason: { ...text, required: true } },
  'extraPremium.requested': { amount, loadingRate: { type: 'rate' }, note: text },
  'extraPremium.codeSent': { purpose: { type: 'option', options: ['approve', 'reject'], required: true } },
  'extraPremium.approvedByCustomer': code,
  'extraPremium.rejectedByCustomer': code,
  'payment.recorded': { amount, date: day, reference },
  'protectionDate.chosen': { date: day },
  'policy.issued': null,
  'policy.resent': null,
} as const

export type CreditLifeEvent = EventOf<typeof payloads>

export const events = eventsOf(payloads)
