import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import type { User } from '../../../machines/session/session.types.ts'
import { password as usual } from './people.ts'

export interface Answer<T = Record<string, never>> {
  status: number
  headers: Headers
  body: T
}

interface Call {
  method?: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** One call with JSON, and what came back. */
export const call = async <T>(
  url: string,
  path: string,
  { method, token, body, headers = {} }: Call = {},
): Promise<Answer<T>> => {
  const response = await fetch(url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T }
}

/** A solved captcha, as the header `x-captcha-token` takes it. */
export const solveCaptcha = async (url: string): Promise<string> => {
  const { body: challenge } = await call<Challenge>(url, '/api/captcha')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

export interface SignedIn {
  user: User
  token: string
  refresh: string
}

export interface Refused {
  code: string
  message: string
  reference: string
  fields?: { path: string; message: string }[]
}

/** Signs in with a fresh captcha. */
export const trySignIn = async <T = { data: SignedIn }>(
  url: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer<T>> =>
  call<T>(url, '/v2/sessions', { body, headers: { ...headers, 'x-captcha-token': await solveCaptcha(url) } })

export const signIn = async (url: string, email: string, password = usual): Promise<SignedIn> => {
  const { status, body } = await trySignIn(url, { email, password })
  if (status !== 200) throw new Error(`${email} was not let in: ${JSON.stringify(body)}`)
  return body.data
}
