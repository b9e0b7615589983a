import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Effect, Reason } from '../../../machines/kernel/types.ts'
import type { Host, Take } from '../context.ts'
import { takeQuota } from '../quota.ts'
import { customerCodes, lifetimes } from '../sessions/limits.ts'
import { system } from '../store/store.ts'
import { unlessLimited } from './allowance.ts'

/** The effect that brings a code to the customer, and the field of an event in which the customer's answer comes back. */
export const codeEffect = 'sendCode'
export const codeField = 'code'

/** The six digits that were sent with the move to a revision; nobody needs to keep them. */
export const codeFor = (secret: string, caseId: string, revision: number): string =>
  String(
    createHmac('sha256', secret).update(`code ${caseId} ${revision}`).digest().readUIntBE(0, 6) % 1_000_000,
  ).padStart(6, '0')

const addressHash = (secret: string, address: unknown): string =>
  createHmac('sha256', secret)
    .update(`address ${String(address).trim().toLowerCase()}`)
    .digest('base64url')

/** What the codes among a move's effects take of the limits. */
export const codesTaken = (secret: string, area: string, id: string, effects: readonly Effect[]): Take[] =>
  effects
    .filter(({ type }) => type === codeEffect)
    .flatMap(({ params }) => [
      ...customerCodes.ofCase.map((quota) => ({ quota, who: `${area} ${id}` })),
      ...customerCodes.ofAddress.map((quota) => ({ quota, who: addressHash(secret, params.to) })),
    ])

const lastSent = `
  select revision, t.at, o.params ->> 'to' as address
  from outbox o join timeline t using (area, case_id, revision)
  where area = $1 and case_id = $2 and o.type = '${codeEffect}' order by revision desc limit 1`

interface LastSent {
  revision: number
  at: string
  address: string
}

const reason = (guard: string, values: Reason['values'] = {}): Reason => ({
  guard,
  key: `case:reasons.${guard}`,
  values,
})

/**
 * Whether a code is the last that was sent for the case: true or false, or why it is not even looked at. A try is counted before
 * anybody compares, so that fifty at once are no more than are left.
 */
export const verifyCode = async (
  { store, clock, secret }: Host,
  area: string,
  id: string,
  code: string,
): Promise<boolean | Reason> => {
  const now = clock()
  const [sent] = await store.run<LastSent>(system, lastSent, [area, id])
  if (!sent || now.getTime() >= Date.parse(sent.at) + lifetimes.code * 1000)
    return reason('isCodeFresh', { minutes: lifetimes.code / 60 })
  const { triesOfCode, triesOfAddress } = customerCodes
  const ofCode = takeQuota(store, triesOfCode, `${area} ${id} ${sent.revision}`, now)
  if (await unlessLimited('tries', ofCode)) return reason('isCodeUnspent')
  const against = await unlessLimited('tries', takeQuota(store, triesOfAddress, addressHash(secret, sent.address), now))
  const right = Buffer.from(codeFor(secret, id, sent.revision))
  return against ?? timingSafeEqual(Buffer.from(code.padStart(6).slice(0, 6)), right)
}
