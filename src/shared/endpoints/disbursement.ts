import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('partnership')
const one = '/api/v2/claims/internal/disbursement/{number}'

/** What is done with one disbursement by calls of their own, each a door onto an event (the body of the first two says to which status it comes, C051). */
export const disbursementEndpoints: readonly Endpoint[] = [
  rest('partnership.cancelDisbursement', 'PATCH', one),
  rest('partnership.markDisbursementPaid', 'PATCH', one),
  rest('partnership.updateDisbursementStatus', 'POST', '/api/v2/claims/disbursement'),
  rest('partnership.retryPayment', 'POST', '/api/v2/claims/internal/payment/retry'),
  rest(
    'partnership.disbursementPaymentSummary',
    'GET',
    '/api/v2/claims/internal/disbursement/summaries/payment/{number}',
  ),
]
