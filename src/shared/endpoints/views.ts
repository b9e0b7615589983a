import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('views')

/** What somebody needs to change what the whole organisation sees of them. */
export const managingViews = 'savedView.manage'

/** Ways to look at lists that people have saved. */
export const viewEndpoints: readonly Endpoint[] = [
  rest('views.list', 'GET', '/api/views'),
  rest('views.counts', 'GET', '/api/views/counts'),
  rest('views.save', 'PUT', '/api/views/{id}'),
  rest('views.mark', 'PUT', '/api/views/{id}/mark'),
  rest('views.drop', 'DELETE', '/api/views/{id}'),
]
