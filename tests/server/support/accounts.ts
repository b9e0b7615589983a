import { expect, vi } from 'vitest'
import { mailCodes } from '../../../src/server/accounts/mailCodes.ts'
import type { CodeOffer } from '../../../src/server/sessions/requestCode.ts'
import type { Host } from '../../../src/server/context.ts'
import { system } from '../../../src/server/store/store.ts'
import type { TestHost } from './host.ts'
import { call, type Refused } from './http.ts'

export const paths = { activation: '/v2/activations', forgotPassword: '/v2/forgot-password' }
export type Purpose = keyof typeof paths

/** Hard to guess, and within the rule. */
export const newPassword = 'Teal!Walrus7Kite'

export interface WrongCode extends Refused {
  triesLeft?: number
}

/** The calls of a person without a session. */
export const accountCalls = (running: TestHost) => {
  const { url } = running
  return {
    ask: (purpose: Purpose, email: string) =>
      call<{ data: CodeOffer } & Refused>(url, paths[purpose], { body: { email } }),
    answer: (purpose: Purpose, ticket: string, code: string) =>
      call<{ data: { grant: string } } & WrongCode>(url, `${paths[purpose]}/verify`, { body: { ticket, code } }),
    setPassword: (grant: string, password: string) =>
      call<Refused>(url, '/v2/passwords', { body: { grant, password } }),
  }
}

/** Until every request has been looked at, by us or by the host's own worker. */
export const mailAll = async (host: Host): Promise<void> => {
  const waiting = async () => {
    await mailCodes(host)
    return host.store.run(system, 'select id from codes where code_hash is null')
  }
  await vi.waitFor(async () => expect(await waiting()).toEqual([]))
}

export interface KeptMail {
  subject: string
  body: string
}

/** The mails to an address, the newest first. */
export const mailsTo = async (host: Host, email: string): Promise<KeptMail[]> => {
  await mailAll(host)
  return host.store.run(system, 'select subject, body from mails where recipient = $1 order by created_at desc', [
    email,
  ])
}

export const codeIn = ({ body }: KeptMail): string => /\b\d{6}\b/.exec(body)![0]

/** Six digits that are not these. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
