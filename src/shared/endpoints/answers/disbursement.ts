import type { PaymentType } from '../../../../machines/disbursement/disbursement.asks.ts'
import type { EntryKind } from '../../../../machines/kit/ledger.ts'
import type { SendAnswer } from './cases.ts'

/** How the payment of a disbursement stands; sums in minor units. */
export interface DisbursementPaymentSummary {
  number: string
  status: string
  claimNumber: string
  currency: string
  amount: number
  paymentType: PaymentType
  pool: string | null
  payee: { bank: string; accountNumber: string; accountName: string }
  /** The name in which the bank has the account. */
  accountHolder: string | null
  approvals: readonly { by: string; at: string }[]
  approvalsAsked: number
  attempt: number
  transfer: { reference: string; at: string } | null
  failure: string | null
  payment: { date: string; reference: string } | null
  returned: { at: string; reason: string } | null
  linkedTo: string | null
}

/** What a claim pool has and may still pay, and what would be left of it after a sum; null: no pool pays it. */
export interface PoolBalance {
  pool: string | null
  currency: string
  balance: number
  /** Billed to the partner and not paid yet: nothing is paid of it. */
  awaited: number
  reserved: number
  available: number
  stopLoss: number
  spent: number
  /** Of the stop-loss of this year. */
  left: number
  amount: number
  after: number
  /** Whether the pool pays the sum, or the insurer. */
  paymentType: PaymentType
}

export interface PoolMovement {
  id: string
  /** The instant at which it was booked, and the day of that where its reader is. */
  at: string
  day: string
  booked_on: string
  kind: EntryKind
  layer: 'POSTED' | 'PENDING'
  /** More than nothing comes in, less goes out. */
  amount: number
  /** What the pool holds, and what of that is promised, after it. */
  balance: number
  reserved: number
  reference: string
  subject: string
  /** The case that booked it. */
  area: string
  caseId: string
  /** Null: the reader does not read the books. */
  entry: string | null
}

export interface PoolMovements {
  code: string
  currency: string
  /** The last first. */
  movements: PoolMovement[]
  /** How many are told at once. */
  most: number
  /** What is asked for as `before` to be told of those before them; null: there are none. */
  next: string | null
}

export interface BankDetail {
  id: string
  code: string
  name: string
  status: string
  accountDigitsMin: number
  accountDigitsMax: number
  /** Whether the number has as many digits as the bank's; null: none was asked about. */
  isAccountNumber: boolean | null
}

export interface DisbursementAnswers {
  'partnership.cancelDisbursement': SendAnswer
  'partnership.markDisbursementPaid': SendAnswer
  'partnership.updateDisbursementStatus': SendAnswer
  'partnership.retryPayment': SendAnswer
  'partnership.disbursementPaymentSummary': DisbursementPaymentSummary
  'partnership.calculateBalance': PoolBalance
  'partnership.claimPoolHistories': PoolMovements
  'partnership.bankDetail': BankDetail
}
