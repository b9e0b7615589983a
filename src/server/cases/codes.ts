import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Host } from '../context.ts'
import { system } from '../store/store.ts'

/** The effect that brings a code to the customer, and the field of an event in which the customer's answer comes back. */
export const codeEffect = 'sendOtp'
export const codeField = 'code'

/** Wrong ones included, for one code. */
const tries = 5

/** The six digits that were sent with the move to a revision; nobody needs to keep them. */
export const codeFor = (secret: string, caseId: string, revision: number): string =>
  String(
    createHmac('sha256', secret).update(`code ${caseId} ${revision}`).digest().readUIntBE(0, 6) % 1_000_000,
  ).padStart(6, '0')

/** Takes one of the tries of the latest code before anybody compares, so that fifty at once are fifty. */
const takeTry = `
  with sent as (
    select max(revision) as revision from outbox where area = $1 and case_id = $2 and type = '${codeEffect}'
  ), taken as (
    insert into attempts as a (bucket, count, blocked_until, expires_at)
    select 'code ' || $2 || ' ' || revision, 1, $3::timestamptz, $3::timestamptz + interval '30 days' from sent where revision is not null
    on conflict (bucket) do update set count = a.count + 1 where a.count < ${tries}
    returning 1
  )
  select revision from sent where exists (select from taken)`

/** Whether a code is the latest that was sent for the case, and has tries left. */
export const verifyCode = async (
  { store, clock, secret }: Host,
  area: string,
  id: string,
  code: string,
): Promise<boolean> => {
  const [sent] = await store.run<{ revision: number }>(system, takeTry, [area, id, clock().toISOString()])
  if (!sent) return false
  return timingSafeEqual(Buffer.from(code.padStart(6).slice(0, 6)), Buffer.from(codeFor(secret, id, sent.revision)))
}
