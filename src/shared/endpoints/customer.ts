import { named, restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('customer')

/** What a customer does by the link that was mailed to them; what it proves is in the body, which no log has. */
export const customerEndpoints: readonly Endpoint[] = [
  rest('customer.look', 'POST', '/api/customer/look', null),
  rest('customer.sendCode', 'POST', '/api/customer/code', null),
  rest('customer.answer', 'POST', '/api/customer/answer', null),
]

export const customerEndpoint = named(customerEndpoints)
