import type { Endpoint } from '../shared/endpoints/types.ts'
import { ApiError } from './apiError.ts'
import { address, queryString } from './address.ts'

export interface RequestOptions {
  token?: string | null
  captcha?: string
  /** Sent as it is, instead of the data. */
  content?: Blob
  signal?: AbortSignal
  /** The call is finished even when the page is left. */
  keepalive?: boolean
}

type Data = Record<string, unknown>

/** One REST call over the wire: the answer's data, or an `ApiError`; of a list with its `meta` the whole. */
export const request = async <A>(endpoint: Endpoint<A>, data: Data, options: RequestOptions = {}): Promise<A> => {
  const { url, body: written } = asRest(endpoint, data)
  const body = options.content ?? written
  const headers = headersFor(options.token)
  if (body) headers['content-type'] = options.content?.type ?? 'application/json'
  if (options.captcha) headers['x-captcha-token'] = options.captcha
  const { signal, keepalive } = options
  const response = await send(url, { method: endpoint.method, headers, body, signal, keepalive })
  if (response.status === 204) return undefined as A
  const answer = await parse(response)
  if (!response.ok || !answer) throw refusalOf(response.status, answer)
  return (answer.meta ? answer : answer.data) as A
}

export const headersFor = (token?: string | null): Record<string, string> => ({
  'accept-language': document.documentElement.lang,
  ...(token && { authorization: `Bearer ${token}` }),
})

const asRest = (endpoint: Endpoint, data: Data) => {
  const { path, rest } = address(endpoint.path, data)
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE')
    return { url: path + queryString(rest), body: undefined }
  return { url: path, body: JSON.stringify(rest) }
}

export const send = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, 'UNREACHABLE', error instanceof Error ? error.message : String(error))
  }
}

const parse = async (response: Response): Promise<Data | null> => {
  try {
    return (await response.json()) as Data
  } catch {
    return null
  }
}

/** What a response refuses. */
export const refusalIn = async (response: Response): Promise<ApiError> =>
  refusalOf(response.status, await parse(response))

/** An answer that is not the one asked for, as its body says it. */
export const refusalOf = (status: number, said: Data | null, body: Data | null = said) =>
  new ApiError(
    status,
    typeof said?.code === 'string' ? said.code : 'INTERNAL',
    typeof said?.message === 'string' ? said.message : '',
    typeof said?.reference === 'string' ? said.reference : null,
    body,
  )
