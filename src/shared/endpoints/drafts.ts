import { restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('drafts')

/** What a person has typed into a form and not submitted. */
export const draftEndpoints: readonly Endpoint[] = [
  rest('drafts.read', 'GET', '/api/drafts/{area}/{place}'),
  rest('drafts.keep', 'PUT', '/api/drafts/{area}/{place}'),
  rest('drafts.drop', 'DELETE', '/api/drafts/{area}/{place}'),
]
