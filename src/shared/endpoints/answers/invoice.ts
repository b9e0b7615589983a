import type { Channel } from '../../../../machines/kit/gateway.ts'
import type { PaymentMethod } from '../../../../machines/kit/paymentMethods.ts'
import type { SendAnswer } from './cases.ts'

/** How an invoice stands with its payer. */
export interface InvoicePaymentSummary {
  number: string
  status: string
  currency: string
  amount: number
  paidAmount: number
  rest: number
  unapplied: number
  refunded: number
  instruction: { reference: string; method: PaymentMethod; amount: number; until: string | null } | null
  receipts: readonly { reference: string; receipt: string; amount: number; at: string }[]
  payment: { date: string; reference: string; method: string | null } | null
}

/** What a payer is shown: whom they pay, for what, and how much, and no more. */
export interface Payable {
  payee: string
  purpose: string
  /** In minor units: what is still due, or what was paid. */
  amount: number
  currency: string
  /** An instant. */
  until: string
  standing: 'DUE' | 'ORDERED' | 'PAYABLE' | 'WITHDRAWING' | 'PAID'
  instruction: { method: PaymentMethod; channel: Channel | null; until: string | null } | null
  receipt: { number: string; date: string; reference: string } | null
}

export interface InvoiceAnswers {
  'partnership.cancelInvoice': SendAnswer
  'partnership.markInvoicePaid': SendAnswer
  'partnership.resendPaymentLink': SendAnswer
  'partnership.invoicePaymentSummary': InvoicePaymentSummary
  'pay.look': Payable
  'pay.begin': Payable
  'pay.withdraw': Payable
}
