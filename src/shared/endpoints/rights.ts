import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('rights')

/** What is to be known of who may do what. */
export const rightsEndpoints: readonly Endpoint[] = [
  rest('rights.why', 'GET', '/v2/rights/accounts/{account}'),
  rest('rights.mayActFor', 'GET', '/v2/rights/accounts/{account}/acting'),
  rest('rights.ways', 'GET', '/v2/rights/accounts/{account}/permissions/{permission}'),
  rest('rights.devices', 'GET', '/v2/rights/accounts/{account}/sessions'),
  rest('rights.endDevice', 'DELETE', '/v2/rights/accounts/{account}/sessions/{id}'),
  rest('rights.endDevices', 'DELETE', '/v2/rights/accounts/{account}/sessions'),
  rest('rights.matrix', 'GET', '/v2/rights/matrix'),
  rest('rights.review', 'GET', '/v2/rights/review'),
  rest('rights.keep', 'POST', '/v2/rights/accounts/{account}/keep'),
  rest('rights.impact', 'POST', '/v2/rights/impact'),
]
