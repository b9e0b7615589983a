import { named, restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('account')

/** How a person proves that a mail address is theirs, and sets a password. */
export const accountEndpoints: readonly Endpoint[] = [
  rest('activation.requestOtp', 'POST', '/v2/activations', null),
  rest('activation.verifyOtp', 'POST', '/v2/activations/verify', null),
  rest('forgot_password.requestOtp', 'POST', '/v2/forgot-password', null),
  rest('forgot_password.verifyOtp', 'POST', '/v2/forgot-password/verify', null),
  rest('user.setPassword', 'POST', '/v2/passwords', null),
  rest('user.editPassword', 'PUT', '/v2/profile/password'),
]

export const accountEndpoint = named(accountEndpoints)
