import { named, restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('partnership')
const one = '/api/v2/policies/internal/invoices/{number}'

/** What is done with one invoice by calls of their own: the body of the first two says to which status it comes (C051). */
export const invoiceEndpoints: readonly Endpoint[] = [
  rest('partnership.cancelInvoice', 'PATCH', one),
  rest('partnership.markInvoicePaid', 'PATCH', one),
  rest('partnership.resendPaymentLink', 'POST', '/api/v2/policies/internal/invoices/resend-payment-link'),
  rest('partnership.invoicePaymentSummary', 'GET', '/api/v2/policies/internal/invoices/summaries/payment/{number}'),
]

const pay = restOf('pay')

/** What a payer does by the link that was mailed to them; what proves it is in the body, which no log has. */
export const payEndpoints: readonly Endpoint[] = [
  pay('pay.look', 'POST', '/api/pay/look', null),
  pay('pay.begin', 'POST', '/api/pay/begin', null),
  pay('pay.withdraw', 'POST', '/api/pay/withdraw', null),
]

export const payEndpoint = named(payEndpoints)
