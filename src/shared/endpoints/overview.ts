import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('overview')

/** What is asked of many areas at once; each is answered for itself. */
export const overviewEndpoints: readonly Endpoint[] = [
  rest('overview.search', 'POST', '/api/overview/search'),
  rest('overview.counts', 'POST', '/api/overview/counts'),
  rest('overview.figures', 'POST', '/api/overview/figures'),
  rest('overview.inbox', 'POST', '/api/overview/inbox'),
  rest('overview.bell', 'POST', '/api/overview/bell'),
  rest('overview.look', 'POST', '/api/overview/look'),
]
