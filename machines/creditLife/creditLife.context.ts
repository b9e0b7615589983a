import { mixed, number, object, string } from 'yup'
import type { InferType } from 'yup'
import { largestSum } from '../fields/money.ts'
import { longestLimit } from '../kernel/deadlines.ts'
import type { RowOf } from '../fields/rows.ts'
import { isCalendarDay } from '../fields/day.ts'
import type { typed } from './creditLife.asks.ts'
import { limits } from './creditLife.limits.ts'

export const examinationKinds = ['mcuResult', 'medicalExaminationReport'] as const
export const documentKinds = ['paymentProof', 'spk', 'identityCard', 'creditAgreement', 'other'] as const

export type DocumentKind = (typeof examinationKinds)[number] | (typeof documentKinds)[number]

type Typed = RowOf<typeof typed>

/**
 * What was typed and nothing here is decided by, with what was computed beside the premium, by the names of the area's fields; rates in
 * percent.
 */
export type Application = Omit<
  Typed,
  'application_date' | 'loan_amount' | 'loan_tenure' | 'totalSumInsured' | 'email'
> & {
  bank_name: string
  credit_end_date: string | null
  product_code: string
  product_name: string
  base_rate: number
  loading_rate: number
  body_mass_index: number
}

const sum = () => number().integer().min(0).max(largestSum)
const dayCount = (usual: number) => number().integer().min(1).max(longestLimit).default(usual)
const id = () => string().max(100).required()

/**
 * What a quotation begins with: money in minor units of its currency, parties as organisation ids, the tenure in months.
 * `fourEyesFrom` is the sum insured from which a second person confirms and a third approves; null: none is needed.
 * Cases that began before version 2 tell neither of the two, and those before version 3 no `application`. `limits` are days.
 */
export const start = object({
  quotesCode: string().max(40).required(),
  loanAmount: sum().required(),
  loanLimit: sum().required(),
  sumInsured: sum().required(),
  freeCoverLimit: sum().required(),
  premium: sum().min(1).required(),
  currency: string().length(3).required(),
  parties: object({ broker: id(), insurer: id(), bank: id(), partner: id() }).required(),
  partnerEmail: string().email().required(),
  customerEmail: string().email().required(),
  applicationDate: string().required().test('day', isCalendarDay),
  loanTenure: number().integer().min(1).max(480).nullable().default(null),
  fourEyesFrom: sum().nullable().default(null),
  application: mixed<Application>().nullable().default(null),
  limits: object({
    completionLimit: dayCount(limits.completionLimit),
    investigationLimit: dayCount(limits.investigationLimit),
    escalationLimit: dayCount(limits.escalationLimit),
    decisionLimit: dayCount(limits.decisionLimit),
    customerLimit: dayCount(limits.customerLimit),
  }),
})

export type Start = InferType<typeof start>

/** A file that was read; `amount` is the sum on a payment proof, in minor units. */
export type StoredDocument = { fileId: string; name: string; amount: number | null }

/** An extra premium that the customer has not answered yet. */
export type ExtraPremiumRequest = {
  amount: number
  loadingRate: number | null
  askedBy: 'broker' | 'insurer'
  codeFor: 'approve' | 'reject' | null
  askedAt: string
}

/** What the partner is asked to confirm and has not answered yet, with the ids of who asks and of their organisation. */
export type Question = { notes: string; by: string; organisation: string; askedAt: string }

export type CreditLifeContext = Start & {
  /** The latest of each kind. */
  documents: Record<string, StoredDocument>
  spkSubmissionDate: string | null
  escalatedToInsurer: boolean
  declarationEmail: string | null
  /** By the insurer, or by the broker in the insurer's stead; the name is that of the person and of their organisation. */
  approval: { at: string; by: string | null } | null
  request: ExtraPremiumRequest | null
  question: Question | null
  extraPremium: number
  loadingRate: number | null
  protectionDate: string | null
  payment: { amount: number; date: string; reference: string } | null
  policyNumber: string | null
  /** When the customer was last mailed it; null for those of before version 4. */
  certificateSentAt: string | null
  /** When it was rejected or cancelled, by whatever. */
  endedAt: string | null
  /** Ids of those who handed in what others judge: documents and the SPK. */
  preparedBy: string[]
  /** Id of the person who confirmed the document data last. */
  confirmedBy: string | null
}

/** What the customer owes, in minor units. */
export const totalPremium = ({ premium, extraPremium }: CreditLifeContext): number => premium + extraPremium
