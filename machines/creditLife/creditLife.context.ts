import { number, object, string } from 'yup'
import type { InferType } from 'yup'

export const examinationKinds = ['mcuResult', 'medicalExaminationReport'] as const
export const documentKinds = ['paymentProof', 'spk', 'identityCard', 'creditAgreement', 'other'] as const

export type DocumentKind = (typeof examinationKinds)[number] | (typeof documentKinds)[number]

const money = () => number().integer().min(0).max(Number.MAX_SAFE_INTEGER)
const id = () => string().max(100).required()

/** What a quotation begins with: money in minor units of its currency, parties as organisation ids. */
export const start = object({
  quotesCode: string().max(40).required(),
  loanAmount: money().required(),
  loanLimit: money().required(),
  sumInsured: money().required(),
  freeCoverLimit: money().required(),
  premium: money().min(1).required(),
  currency: string().length(3).required(),
  parties: object({ broker: id(), insurer: id(), bank: id(), partner: id() }).required(),
  partnerEmail: string().email().required(),
  customerEmail: string().email().required(),
  applicationDate: string().required(),
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
}

export type CreditLifeContext = Start & {
  /** The latest of each kind. */
  documents: Record<string, StoredDocument>
  spkSubmissionDate: string | null
  escalatedToInsurer: boolean
  declarationEmail: string | null
  insurerApprovedAt: string | null
  request: ExtraPremiumRequest | null
  extraPremium: number
  loadingRate: number | null
  protectionDate: string | null
  payment: { amount: number; date: string; reference: string } | null
  policyNumber: string | null
}

/** What the customer owes, in minor units. */
export const totalPremium = ({ premium, extraPremium }: CreditLifeContext): number => premium + extraPremium
