import { faker } from '@faker-js/faker/locale/id_ID'
import type { Context } from '../../../../machines/kernel/types.ts'
import { dayOf } from '../calendar.ts'
import type { Parties } from '../people.ts'
import type { StaffRole } from '../people.ts'

/** What a step may look at: the facts of the case as the events so far have made it. */
export interface Scene {
  at: number
  premium: number
  totalPremium: number
  declarationEmail: string
  /** What was applied for. */
  applied: Context
  fileId(kind: DocumentKind): string
}

/** An event of a walk, by whom it is sent, and how many hours it comes after the one before at least and at most. */
export interface Step {
  type: string
  party: keyof Parties
  role: StaffRole
  hours: readonly [number, number]
  payload?(scene: Scene): Record<string, unknown>
}

const pick = <T>(values: readonly T[]): T => faker.helpers.arrayElement(values)

const partner = { party: 'partner', role: 'partnerOfficer' } as const
const assessor = { party: 'broker', role: 'brokerAssessor' } as const
const brokerUnderwriter = { party: 'broker', role: 'brokerUnderwriter' } as const
const finance = { party: 'broker', role: 'brokerFinance' } as const
const insurer = { party: 'insurer', role: 'insurerUnderwriter' } as const
const bank = { party: 'bank', role: 'bankOfficer' } as const

export const fileNames = {
  mcuResult: 'Hasil MCU.pdf',
  medicalExaminationReport: 'Laporan Pemeriksaan Kesehatan.pdf',
  identityCard: 'KTP.pdf',
  creditAgreement: 'Perjanjian Kredit.pdf',
  paymentProof: 'Bukti Pembayaran.pdf',
} as const

export type DocumentKind = keyof typeof fileNames

const uploaded = (type: string, kind: DocumentKind, hours: Step['hours']): Step => ({
  type,
  ...partner,
  hours,
  payload: ({ fileId, totalPremium }) => ({
    kind,
    fileId: fileId(kind),
    name: fileNames[kind],
    ...(kind === 'paymentProof' && { amount: totalPremium }),
  }),
})

const approved = { type: 'quotation.approved', hours: [6, 40] } as const
const rejected = (reasons: readonly string[]) =>
  ({ type: 'quotation.rejected', hours: [6, 40], payload: () => ({ reason: pick(reasons) }) }) as const
const escalated = (desk: string) => ({ type: `quotation.escalatedTo${desk}`, hours: [2, 30] }) as const
const extraPremium = {
  type: 'extraPremium.requested',
  hours: [6, 30],
  payload: ({ premium }: Scene) => {
    const loadingRate = pick([10, 15, 25, 50])
    return {
      amount: Math.round((premium * loadingRate) / 100),
      loadingRate,
      note: pick(['Hypertension, treated', 'BMI above the table', 'Diabetes type 2, controlled']),
    }
  },
} as const

const medical = [
  'The medical report shows a risk outside the table',
  'The insured has exceeded the entry age',
  'Untreated heart disease',
]
const formal = ['The examination report is of another person', 'The application repeats one that was declined']

/** The events of a quotation's life as a broker desk would say them. */
export const steps = {
  mcu: uploaded('examination.uploaded', 'mcuResult', [1, 30]),
  examination: uploaded('examination.uploaded', 'medicalExaminationReport', [0.1, 20]),
  examinationAgain: uploaded('examination.uploaded', 'medicalExaminationReport', [4, 30]),
  identityCard: uploaded('document.uploaded', 'identityCard', [0.1, 2]),
  creditAgreement: uploaded('document.uploaded', 'creditAgreement', [0.1, 4]),
  paymentProof: uploaded('document.uploaded', 'paymentProof', [2, 24]),
  spk: { type: 'spk.submitted', ...partner, hours: [0.5, 24], payload: ({ at }) => ({ date: dayOf(at) }) },
  ask: {
    type: 'confirmation.asked',
    ...assessor,
    hours: [2, 24],
    payload: () => ({
      notes: pick([
        'Please confirm the occupation of the insured',
        'The identity card cannot be read, please send a clearer copy',
        'Please confirm the tenure',
      ]),
    }),
  },
  answer: {
    type: 'confirmation.answered',
    ...partner,
    hours: [1, 20],
    payload: () => ({
      note: pick([
        'Confirmed with the customer by telephone',
        'The customer has brought a clearer copy, it is handed in today',
        'Confirmed, as in the credit agreement',
      ]),
    }),
  },
  correct: {
    type: 'application.corrected',
    ...partner,
    hours: [2, 24],
    payload: ({ applied }) => ({
      ...Object.fromEntries(Object.entries(applied).filter(([, value]) => value !== null)),
      totalSumInsured: Math.round((applied['totalSumInsured'] as number) * 0.9),
      weight: (applied['weight'] as number) + pick([-2, 2]),
    }),
  },
  reopen: {
    type: 'assessment.reopened',
    ...assessor,
    hours: [2, 24],
    payload: () => ({ note: 'The medical report lacks a page' }),
  },
  confirm: { type: 'documents.confirmed', ...assessor, hours: [4, 36] },
  toBroker: { ...escalated('Broker'), ...assessor },
  toInsurer: { ...escalated('Insurer'), ...assessor, payload: ({ declarationEmail }) => ({ declarationEmail }) },
  toBank: { ...escalated('Bank'), ...assessor },
  approveByBroker: { ...approved, ...brokerUnderwriter },
  approveByInsurer: { ...approved, ...insurer },
  approveByBank: { ...approved, ...bank },
  rejectEarly: { ...rejected(formal), ...assessor },
  rejectByBroker: { ...rejected(medical), ...brokerUnderwriter },
  rejectByInsurer: { ...rejected(medical), ...insurer },
  rejectByBank: { ...rejected(['The loan has been withdrawn', 'The debtor has another overdue loan']), ...bank },
  extraByBroker: { ...extraPremium, ...brokerUnderwriter },
  extraByInsurer: { ...extraPremium, ...insurer },
  codeToApprove: { type: 'extraPremium.codeSent', ...partner, hours: [1, 20], payload: () => ({ purpose: 'approve' }) },
  codeToReject: { type: 'extraPremium.codeSent', ...partner, hours: [1, 20], payload: () => ({ purpose: 'reject' }) },
  customerApproves: {
    type: 'extraPremium.approvedByCustomer',
    ...partner,
    hours: [0.05, 0.1],
    payload: () => ({ code: '000000', verified: true }),
  },
  customerRejects: {
    type: 'extraPremium.rejectedByCustomer',
    ...partner,
    hours: [0.05, 0.1],
    payload: () => ({ code: '000000', verified: true }),
  },
  payment: {
    type: 'payment.recorded',
    ...finance,
    hours: [1, 24],
    payload: ({ at, totalPremium }) => ({
      amount: totalPremium,
      date: dayOf(at),
      reference: `TRF${faker.string.numeric(10)}`,
    }),
  },
  protectionDate: {
    type: 'protectionDate.chosen',
    ...finance,
    hours: [0.5, 20],
    payload: ({ at }) => ({ date: dayOf(at) }),
  },
  issue: { type: 'policy.issued', ...finance, hours: [0.5, 20] },
  withdraw: {
    type: 'quotation.cancelled',
    ...partner,
    hours: [4, 40],
    payload: () => ({ reason: pick(['The customer has withdrawn the loan', 'The customer insures elsewhere']) }),
  },
  endEarly: {
    type: 'quotation.cancelled',
    ...finance,
    hours: [200, 2000],
    payload: () => ({ reason: 'The loan has been repaid early' }),
  },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps
