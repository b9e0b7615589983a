import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { badInput } from '../http/httpError.ts'
import { isModest } from '../json.ts'

export interface SentEvent {
  type: string
  payload: Record<string, unknown>
}

/** Bytes of an ordinary event as JSON; a note may have 1,000 characters. */
const ordinary = 16 * 1024

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * An event as a client may send it: of a type that people send, with fields of its payload alone. Who, when and whether a
 * code was right are for the host to say.
 * @throws HttpError BAD_INPUT
 */
export const readEvent = ({ events }: Lifecycle, sent: unknown): SentEvent => {
  if (!isModest(sent)) throw badInput()
  if (!isObject(sent) || typeof sent.type !== 'string' || !Object.hasOwn(events, sent.type)) throw badInput()
  const { type, ...payload } = sent
  const { schema, from, most = ordinary } = events[type]!
  const fields = Object.keys(schema?.fields ?? {})
  if (from === 'host' || Object.keys(payload).some((name) => !fields.includes(name))) throw badInput()
  if (Buffer.byteLength(JSON.stringify(payload)) > most) throw badInput()
  return { type, payload }
}
