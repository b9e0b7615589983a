import { number, object, string } from 'yup'
import type { InferType } from 'yup'
import { isCalendarDay } from '../kernel/day.ts'
import { largestSum } from '../kernel/money.ts'
import type { EventDefinition, Stamp } from '../kernel/types.ts'
import { documentKinds, examinationKinds } from './creditLife.context.ts'

const day = () =>
  string()
    .test('calendarDay', (value) => !value || isCalendarDay(value))
    .meta({ widget: 'date' })
const text = () => string().trim().max(1000).meta({ widget: 'longText' })
const money = () => number().integer().min(1).max(largestSum).meta({ widget: 'money' })
const code = object({
  code: string()
    .matches(/^\d{6}$/)
    .required()
    .meta({ widget: 'code' }),
})
const file = {
  fileId: string().max(100).required().meta({ widget: 'file', fileName: 'name' }),
  name: string().max(255).required(),
}

const schemas = {
  'examination.uploaded': object({ kind: string().oneOf(examinationKinds).required(), ...file }),
  'document.uploaded': object({
    kind: string().oneOf(documentKinds).required(),
    ...file,
    amount: money().when('kind', {
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
    amount: money().required(),
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
    amount: money().required(),
    date: day().required(),
    reference: string().trim().max(60).required(),
  }),
  'protectionDate.chosen': object({ date: day().required() }),
  'policy.issued': null,
}

type Schemas = typeof schemas
type Payload<K extends keyof Schemas> = Schemas[K] extends null ? object : InferType<NonNullable<Schemas[K]>>

export type CreditLifeEventType = keyof Schemas
export type CreditLifeEvent = { [K in CreditLifeEventType]: { type: K } & Stamp & Payload<K> }[CreditLifeEventType]

export const events = Object.fromEntries(
  Object.entries(schemas).map(([type, schema]) => [type, { schema, ...(schema === code && { transient: ['code'] }) }]),
) as Record<CreditLifeEventType, EventDefinition>
