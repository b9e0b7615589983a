import type { PaymentMethod } from './paymentMethods.ts'

/** What lifecycles ask of the payment gateway and what it answers, each by the reference of its order: the number of the case and of the attempt. */

/** What somebody is to pay, until an instant. */
export type PaymentOrder = {
  reference: string
  amount: number
  currency: string
  method: PaymentMethod
  purpose: string
  until: string
}
/** Of an order by its reference. */
export type Withdrawal = { reference: string }
export type Payee = { bank: string; accountNumber: string; accountName: string }
export type TransferOrder = Payee & { reference: string; amount: number; currency: string; purpose: string }
export type AccountInquiry = Payee & { reference: string }

/** By what somebody pays: the number or code that they type, what they scan, where they are led to; what the method has of them. */
export type Channel = { code?: string; qr?: string; url?: string }

const reference = { type: 'text', max: 60, required: true } as const
const reason = { type: 'longText', max: 500, required: true } as const
const receipt = { type: 'text', max: 80, required: true } as const
const instant = { type: 'instant', required: true } as const

/** The answers to `askPayment` and `withdrawPayment`. A sum that comes is not always the sum that was asked for. */
export const paymentAnswers = {
  'payment.instructed': { reference, channel: { type: 'json', max: 4000, required: true }, until: instant },
  'payment.refused': { reference, reason },
  'payment.settled': {
    reference,
    amount: { type: 'money', positive: true, required: true },
    currency: { type: 'currency', required: true },
    settledAt: instant,
    receipt,
  },
  'payment.declined': { reference, reason },
  'payment.expired': { reference },
  'payment.withdrawn': { reference },
} as const

/** The answers to `askTransfer`; a bank may return what was settled. */
export const transferAnswers = {
  'transfer.settled': { reference, settledAt: instant, receipt },
  'transfer.failed': { reference, reason },
  'transfer.refused': { reference, reason },
  'transfer.returned': { reference, returnedAt: instant, reason },
} as const

/** The answers to `verifyAccount`, with the name in which the bank has the account. */
export const accountAnswers = {
  'account.verified': { reference, name: { type: 'text', max: 120, required: true } },
  'account.refuted': { reference, reason },
} as const
