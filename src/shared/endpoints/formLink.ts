import { named, restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('formLink')

/** What somebody without an account does by a link to a form; what it proves is in the body, which no log has. */
export const formLinkEndpoints: readonly Endpoint[] = [
  rest('formLink.open', 'POST', '/api/forms/open', null),
  rest('formLink.keep', 'POST', '/api/forms/keep', null),
  rest('formLink.stumble', 'POST', '/api/forms/stumble', null),
  rest('formLink.presign', 'POST', '/api/forms/presign', null),
  rest('formLink.confirm', 'POST', '/api/forms/confirm', null),
  // What it answers are the bytes of a file that was brought by the link.
  rest('formLink.read', 'POST', '/api/forms/file', null),
  rest('formLink.send', 'POST', '/api/forms/send', null),
]

export const formLinkEndpoint = named(formLinkEndpoints)
