import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('comments')

/** What people say about a case; what they may is what they may with the case. */
export const commentEndpoints: readonly Endpoint[] = [
  rest('comments.list', 'GET', '/api/comments'),
  rest('comments.people', 'GET', '/api/comments/people'),
  rest('comments.add', 'POST', '/api/comments'),
  rest('comments.edit', 'PATCH', '/api/comments'),
  rest('comments.delete', 'DELETE', '/api/comments/{comment}'),
]
