import { named, restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('commission')

/** What commission comes to by payee, what of it may be paid out, and the approval of several at once; the other calls are the area's. */
export const commissionEndpoints: readonly Endpoint[] = [
  rest('commission.values', 'GET', '/api/commission/values'),
  rest('commission.self', 'GET', '/api/commission/self'),
  rest('commission.payable', 'GET', '/api/commission/payable'),
  rest('commission.approveTransaction', 'POST', '/api/commission/approve'),
]

export const commissionEndpoint = named(commissionEndpoints)
