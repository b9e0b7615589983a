import { randomUUID } from 'node:crypto'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { areas } from '../../src/areas/registry.ts'
import { areaEndpoint } from '../../src/shared/endpoints/areas.ts'

export const demoPassword = 'Covergate#26'

export interface Answer {
  status: number
  /** The aliased result of a GraphQL endpoint. */
  result: Record<string, unknown> & { __typename?: string }
  body: {
    data?: Record<string, unknown>
    errors?: { message: string; extensions?: { code?: string } }[]
    code?: string
    message?: string
  }
}

export const captchaToken = async (url: string): Promise<string> => {
  const challenge = (await (await fetch(`${url}/api/captcha`)).json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** A session of a demo account; the first organisation where there are several. */
export const signIn = async (url: string, email: string) => {
  const post = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/v2/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`Sign-in of ${email}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: Record<string, unknown> }).data
  }
  const first = await post({ email, password: demoPassword }, { 'x-captcha-token': await captchaToken(url) })
  const organizations = first.organizations as { id: string }[] | undefined
  const data = organizations ? await post({ email, organization: organizations[0]!.id, ticket: first.ticket }) : first
  return client(url, data.token as string, data.refresh as string)
}

export type Client = ReturnType<typeof client>

/** Calls by name as the browser makes them. */
export const client = (url: string, token: string, refresh = '') => {
  const call = async (name: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answer> => {
    const answer = await fetch(`${url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify({ persisted: true, query: name, variables }),
    })
    const body = (await answer.json()) as Answer['body']
    return { status: answer.status, body, result: body.data?.result as Answer['result'] }
  }
  return {
    url,
    token,
    refresh,
    call,
    list: async (area: string, query: object = {}) =>
      (await call(`${area}.list`, { limit: 100, total: false, user_timezone: 'Asia/Jakarta', ...query })).result
        .data as {
        id: string
        revision: number
        status: string
      }[],
    send: (area: string, id: string, revision: number, event: object, key: string = randomUUID()) =>
      call(
        areaEndpoint(
          areas.find((one) => one.id === area)!,
          'send',
        ).name,
        { id, revision, event, key },
      ),
  }
}
