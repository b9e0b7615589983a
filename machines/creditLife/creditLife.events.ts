import { number, object, string } from 'yup'
import { amount, code, day, eventsOf, file, reference, text } from '../kit/payload.ts'
import type { EventOf } from '../kit/payload.ts'
import { documentKinds, examinationKinds } from './creditLife.context.ts'

const schemas = {
  'examination.uploaded': object({ kind: string().oneOf(examinationKinds).required(), ...file }),
  'document.uploaded': object({
    kind: string().oneOf(documentKinds).required(),
    ...file,
    amount: amount().when('kind', {
      is: 'paymentProof',
      then: (schema) => schema.required(),
      otherwise: (schema) => schema.strip(),
    }),
  }),
  'spk.submitted': object({ date: day().required() }),
  'documents.confirmed': null,
  'confirmation.asked': object({ notes: text().required() }),
  'assessment.reopened': object({ note: text().required() }),
  'quotation.escalatedToBroker': null,
  'quotation.escalatedToInsurer': object({ declarationEmail: string().trim().email().max(254).required() }),
  'quotation.escalatedToBank': null,
  'quotation.approved': object({ note: text() }),
  'quotation.rejected': object({ reason: text().required() }),
  'quotation.cancelled': object({ reason: text().required() }),
  'extraPremium.requested': object({
    amount: amount().required(),
    loadingRate: number().min(0).max(100).meta({ widget: 'rate' }),
    note: text(),
  }),
  'extraPremium.codeSent': object({
    purpose: string()
      .oneOf(['approve', 'reject'] as const)
      .required(),
  }),
  'extraPremium.approvedByCustomer': code,
  'extraPremium.rejectedByCustomer': code,
  'payment.recorded': object({
    amount: amount().required(),
    date: day().required(),
    reference: reference().required(),
  }),
  'protectionDate.chosen': object({ date: day().required() }),
  'policy.issued': null,
}

export type CreditLifeEventType = keyof typeof schemas
export type CreditLifeEvent = EventOf<typeof schemas>

export const events = eventsOf(schemas)
