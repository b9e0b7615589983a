import { named, restOf } from './rest.ts'
import type { Endpoint } from './types.ts'

const rest = restOf('session')

export const sessionEndpoints: readonly Endpoint[] = [
  rest('auth.create', 'POST', '/v2/sessions', null),
  rest('auth.createSSO', 'POST', '/v2/sessions/sso', null),
  rest('auth.refresh', 'POST', '/v2/sessions/refresh', null),
  rest('auth.check', 'POST', '/v2/sessions/check'),
  rest('auth.delete', 'DELETE', '/v2/sessions/{token}'),
  rest('auth.sessions', 'GET', '/v2/sessions'),
  rest('auth.endSession', 'DELETE', '/v2/sessions/own/{id}'),
  rest('auth.endOtherSessions', 'DELETE', '/v2/sessions/own'),
  rest('auth.switch', 'POST', '/v2/sessions/organization'),
  rest('auth.people', 'GET', '/v2/people'),
  rest('auth.seeAs', 'POST', '/v2/sessions/as'),
  rest('auth.seeAsEnd', 'DELETE', '/v2/sessions/as'),
  rest('auth.actFor', 'POST', '/v2/sessions/for'),
  rest('auth.actForEnd', 'DELETE', '/v2/sessions/for'),
  rest('user.profile', 'GET', '/v2/profile'),
  rest('user.editProfile', 'PATCH', '/v2/profile'),
  rest('user.editPicture', 'PUT', '/v2/profile/picture'),
  rest('user.deletePicture', 'DELETE', '/v2/profile/picture'),
]

export const sessionEndpoint = named(sessionEndpoints)
