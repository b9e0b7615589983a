import { areas } from '../areas/registry.ts'
import { catalogue } from '../shared/endpoints/catalogue.ts'
import type { Endpoint } from '../shared/endpoints/types.ts'
import { readerTimeZone } from '../shared/format/timeZone.ts'
import { ApiError, request, type RequestOptions } from './request.ts'
import { renewToken, session } from './session.ts'
import { storedToken } from './sessionStore.ts'

export { ApiError } from './request.ts'

let byName: Map<string, Endpoint> | undefined

const endpointNamed = (name: string): Endpoint => {
  byName ??= new Map(catalogue(areas).map((endpoint) => [endpoint.name, endpoint]))
  const endpoint = byName.get(name)
  if (!endpoint) throw new Error(`There is no endpoint ${name}`)
  return endpoint
}

/**
 * Calls a named endpoint as the signed-in person, once more after a refresh when the token had expired.
 * @returns what the endpoint's `result` (GraphQL) or `data` (REST) holds
 * @throws ApiError; status 0 when no answer came
 */
export const call = async <T>(
  name: string,
  data: Record<string, unknown> = {},
  options: Pick<RequestOptions, 'signal' | 'content'> = {},
): Promise<T> => {
  const endpoint = endpointNamed(name)
  const sent = endpoint.list ? { ...data, user_timezone: readerTimeZone() } : data
  return withToken((token) => request<T>(endpoint, sent, { ...options, token }))
}

/** Does some work with the stored token, and again with a renewed one when it had expired; a session that is over is ended here too. */
export const withToken = async <T>(work: (token: string) => Promise<T>): Promise<T> => {
  const token = storedToken()
  if (!token) {
    session.send({ type: 'cookie.missed' })
    throw new ApiError(401, 'UNAUTHENTICATED', '')
  }
  try {
    return await work(token)
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'UNAUTHENTICATED') session.send({ type: 'session.refused' })
    const renewed = code === 'QUS-AUTH-008' ? await renewToken(token) : null
    if (!renewed) throw error
    return work(renewed)
  }
}
