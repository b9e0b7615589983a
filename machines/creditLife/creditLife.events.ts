import { eventsOf, type PayloadOf } from '../kernel/payloads.ts'
import type { Stamp } from '../kernel/types.ts'
import { documentKinds, examinationKinds } from './creditLife.context.ts'

const note = { type: 'longText', max: 1000 } as const
const day = { type: 'date', required: true } as const
const amount = { type: 'money', min: 1, required: true } as const
const code = { code: { type: 'code', required: true } } as const
const file = {
  fileId: { type: 'file', nameIn: 'name', required: true },
  name: { type: 'text', max: 255, required: true },
} as const

const payloads = {
  'examination.uploaded': { kind: { type: 'option', options: examinationKinds, required: true }, ...file },
  'document.uploaded': {
    kind: { type: 'option', options: documentKinds, required: true },
    ...file,
    amount: { ...amount, when: { field: 'kind', is: ['paymentProof'] } },
  },
  'spk.submitted': { date: day },
  'documents.confirmed': null,
  'confirmation.asked': { notes: { ...note, required: true } },
  'assessment.reopened': { note: { ...note, required: true } },
  'quotation.escalatedToBroker': null,
  'quotation.escalatedToInsurer': { declarationEmail: { type: 'text', max: 254, rule: 'email', required: true } },
  'quotation.escalatedToBank': null,
  'quotation.approved': { note },
  'quotation.rejected': { reason: { ...note, required: true } },
  'quotation.cancelled': { reason: { ...note, required: true } },
  'extraPremium.requested': { amount, loadingRate: { type: 'rate' }, note },
  'extraPremium.codeSent': { purpose: { type: 'option', options: ['approve', 'reject'], required: true } },
  'extraPremium.approvedByCustomer': code,
  'extraPremium.rejectedByCustomer': code,
  'payment.recorded': { amount, date: day, reference: { type: 'text', max: 60, required: true } },
  'protectionDate.chosen': { date: day },
  'policy.issued': null,
} as const

type Payloads = typeof payloads

export type CreditLifeEventType = keyof Payloads
export type CreditLifeEvent = {
  [K in CreditLifeEventType]: { type: K } & Stamp & PayloadOf<Payloads[K]>
}[CreditLifeEventType]

export const events = eventsOf(payloads)
