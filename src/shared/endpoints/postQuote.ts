import { named, restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

/** What is asked of a quotation by its insurer, or by our own form. */
export const postQuoteEndpoints: readonly Endpoint[] = [
  restOf('postquote')('postquote.insurer', 'GET', '/api/post-quotes/insurer'),
  restOf('postquote')('postquote.answer', 'POST', '/api/post-quotes/answers'),
  restOf('postquote')('postquote.questions', 'POST', '/api/post-quotes/questions'),
]

export const postQuoteEndpoint = named(postQuoteEndpoints)
