import { createHmac } from 'node:crypto'
import type { SentEvent } from './readEvent.ts'

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The same for each try of the same decision. With a key, since a one-time code may be among what was sent. */
export const requestHash = (secret: string, revision: number | null, { type, payload }: SentEvent): string =>
  createHmac('sha256', secret)
    .update(`request ${JSON.stringify({ revision, type, payload }, inOrder)}`)
    .digest('base64url')
