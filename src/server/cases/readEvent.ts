import type { PayloadFields } from '../../../machines/fields/fields.ts'
import { CREATED } from '../../../machines/kernel/others.ts'
import type { EventDefinition, Lifecycle } from '../../../machines/kernel/types.ts'
import { badField } from '../http/httpError.ts'
import { isModest } from '../json.ts'

export interface SentEvent {
  type: string
  payload: Record<string, unknown>
}

/** Bytes of an ordinary event as JSON; a note may have 1,000 characters. */
const ordinary = 16 * 1024

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An idempotency key: the same for each try of the same decision, which is taken once. */
export const keyPattern = /^[\w-]{8,64}$/

/** What a client may bring: fields that are asked for, as small as they may be. @throws HttpError BAD_INPUT */
const admitted = (of: string, payload: Record<string, unknown>, fields: readonly string[], most = ordinary) => {
  const unasked = Object.keys(payload).find((name) => !fields.includes(name))
  if (unasked !== undefined) throw badField(`${of}.${unasked}`, 'unasked')
  if (Buffer.byteLength(JSON.stringify(payload)) > most) throw badField(of)
  return payload
}

/** What a client of an organisation of a kind may begin a case with. @throws HttpError BAD_INPUT */
export const readBeginning = (asks: PayloadFields | undefined, sent: unknown, most?: number): SentEvent => {
  if (!asks || !isModest(sent) || !isObject(sent)) throw badField('input')
  return { type: CREATED, payload: admitted('input', sent, Object.keys(asks), most) }
}

/**
 * An event as a client may send it: of a type that people send, or whoever else is said, with fields of its payload alone. Who, when
 * and whether a code was right are for the host to say.
 * @throws HttpError BAD_INPUT
 */
export const readEvent = ({ events }: Lifecycle, sent: unknown, sender?: EventDefinition['from']): SentEvent => {
  if (!isModest(sent) || !isObject(sent)) throw badField('event')
  if (typeof sent.type !== 'string' || !Object.hasOwn(events, sent.type)) throw badField('event.type')
  const { type, ...payload } = sent
  const { schema, from, most } = events[type]!
  if (from !== sender) throw badField('event.type')
  return { type, payload: admitted('event', payload, Object.keys(schema?.fields ?? {}), most) }
}
