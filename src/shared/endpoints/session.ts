import type { Endpoint } from './types.ts'

const rest = (name: string, method: Endpoint['method'], path: string, permission?: null): Endpoint => ({
  name,
  area: 'session',
  transport: 'rest',
  method,
  path,
  permission,
})

export const sessionEndpoints: readonly Endpoint[] = [
  rest('auth.create', 'POST', '/v2/sessions', null),
  rest('auth.createSSO', 'POST', '/v2/sessions/sso', null),
  rest('auth.refresh', 'POST', '/v2/sessions/refresh', null),
  rest('auth.check', 'POST', '/v2/sessions/check'),
  rest('auth.delete', 'DELETE', '/v2/sessions/:token'),
  rest('auth.sessions', 'GET', '/v2/sessions'),
  rest('auth.endSession', 'DELETE', '/v2/sessions/own/:id'),
  rest('auth.endOtherSessions', 'DELETE', '/v2/sessions/own'),
  rest('auth.switch', 'POST', '/v2/sessions/organization'),
  rest('user.profile', 'GET', '/v2/profile'),
  rest('user.editProfile', 'PATCH', '/v2/profile'),
  rest('user.editPicture', 'PUT', '/v2/profile/picture'),
  rest('user.deletePicture', 'DELETE', '/v2/profile/picture'),
]

export const sessionEndpoint = (name: string): Endpoint => {
  const found = sessionEndpoints.find((endpoint) => endpoint.name === name)
  if (!found) throw new Error(`There is no endpoint ${name}`)
  return found
}
