import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('payment')

/** What has happened about a payment, by the area and the id of its case. */
export const paymentEndpoints: readonly Endpoint[] = [
  rest('payment.timeline', 'GET', '/api/finance-operation/payments/{area}/{id}/timeline'),
]
