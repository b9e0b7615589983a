import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('holding')

/** Who has taken a case; whose turn it is may take it. */
export const holdingEndpoints: readonly Endpoint[] = [
  rest('holding.people', 'GET', '/api/holding/people'),
  rest('holding.change', 'POST', '/api/holding'),
]
