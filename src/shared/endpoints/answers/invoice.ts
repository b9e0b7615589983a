import type { Channel } from '../../../../machines/kit/gateway.ts'
import type { PaymentMethod } from '../../../../machines/kit/paymentMethods.ts'
import type { SendAnswer } from './cases.ts'

/** A part of an invoice: when it is due, and what of it is still open. */
interface Instalment {
  dueOn: string
  amount: number
  rest: number
}

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
  due: number
  plan: readonly Instalment[]
  receipts: readonly { reference: string; receipt: string; amount: number; at: string }[]
  payment: { date: string; reference: string; method: string | null } | null
}

/** What a payer is shown: whom they pay, for what, and how much, and no more. */
export interface Payable {
  payee: string
  purpose: string
  /** In minor units: what is to be paid next, or what was paid. */
  amount: number
  /** All that is still open. */
  rest: number
  /** Empty where it is paid at once. */
  plan: readonly Instalment[]
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
