import { named, restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('inquiry')

/** What somebody without an account does by the link that was mailed to them; what it proves is in the body, which no log has. */
export const inquiryEndpoints: readonly Endpoint[] = [
  rest('inquiry.look', 'POST', '/api/inquiry/look', null),
  rest('inquiry.sendCode', 'POST', '/api/inquiry/code', null),
  rest('inquiry.presign', 'POST', '/api/inquiry/presign', null),
  rest('inquiry.answer', 'POST', '/api/inquiry/answer', null),
]

export const inquiryEndpoint = named(inquiryEndpoints)
