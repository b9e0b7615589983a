import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Seconds that a call may be old or early. */
const window = 300

/** As many as keys that a sender may be changing. */
const mostSignatures = 8

const signatureOf = (key: Buffer, id: string, at: string, body: Buffer): string =>
  createHmac('sha256', key).update(`${id}.${at}.`).update(body).digest('base64')

/** The headers of a call that is signed by the same rules. */
export const signing = (key: Buffer, id: string, body: Buffer, now: number): Record<string, string> => {
  const at = String(Math.floor(now / 1_000))
  return {
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': `v1,${signatureOf(key, id, at, body)}`,
  }
}

const isAlike = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * The id of a call that one of the keys has signed, by the rules of Standard Webhooks: HMAC-SHA256 of id, time and bytes. Null for
 * any other. The library of these rules knows no clock but the machine's, and reads text instead of bytes.
 */
export const signedId = (
  keys: readonly Buffer[],
  headers: IncomingHttpHeaders,
  body: Buffer,
  now: number,
): string | null => {
  const [id = '', at = '', signatures = ''] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  )
  if (!/^[\w:-]{1,128}$/.test(id) || !/^\d{1,12}$/.test(at) || Math.abs(now / 1_000 - Number(at)) > window) return null
  const due = keys.map((key) => signatureOf(key, id, at, body))
  const sent = signatures.split(' ').slice(0, mostSignatures)
  return sent.some((one) => due.some((other) => isAlike(one, `v1,${other}`))) ? id : null
}
