import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { check } from '../../shared/validation/fieldErrors.ts'
import { ConfigError } from '../config.ts'
import type { Host } from '../context.ts'
import { badInput, HttpError, notFound, unauthenticated } from '../http/httpError.ts'
import { isModest } from '../json.ts'
import { moveAsHost } from './moveAsHost.ts'
import { placeOf } from './place.ts'
import { keyPattern, readEvent } from './readEvent.ts'
import { requestHash } from './requestHash.ts'
import type { Place } from './types.ts'

/** Seconds that a call may be old or early: within them it is taken once, by its id. */
const window = 300
const mostBytes = 256 * 1024
/** How often an event is judged anew because the case has moved meanwhile. */
const mostAttempts = 3

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of the seconds, a dot and the bytes of the body. */
const isSigned = (key: string, header: unknown, body: Buffer, now: number): boolean => {
  const [, at = '', sent = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(header)) ?? []
  const due = createHmac('sha256', key).update(`${at}.`).update(body).digest()
  const given = Buffer.from(sent, 'hex')
  return given.length === due.length && timingSafeEqual(given, due) && Math.abs(now / 1_000 - Number(at)) <= window
}

interface Call {
  id: string
  case: string
  event: unknown
}

const parsed = (body: Buffer): Partial<Call> | null => {
  try {
    return JSON.parse(body.toString()) as Partial<Call> | null
  } catch {
    return null
  }
}

/** @throws HttpError BAD_INPUT */
const readCall = (body: Buffer): Call => {
  const call = parsed(body)
  if (!call || !isModest(call)) throw badInput()
  const { id, case: caseId, event } = call
  if (typeof id !== 'string' || !keyPattern.test(id) || typeof caseId !== 'string') throw badInput()
  return { id, case: caseId, event }
}

const take = async (host: Host, place: Place, { id, case: caseId, event }: Call, attempts = mostAttempts) => {
  const sent = readEvent(place.lifecycle, event, 'outside')
  const { schema } = place.lifecycle.events[sent.type]!
  const checked = schema ? check(schema, sent.payload) : ({ ok: true, value: {} } as const)
  if (!checked.ok) throw badInput()
  const hash = requestHash(host.secret, null, sent)
  const told = { type: sent.type, payload: checked.value, key: `call ${id}`, hash }
  const outcome = await moveAsHost(host, place, caseId.toLowerCase(), told)
  if (outcome === 'missing') throw notFound()
  if (outcome === 'overtaken') {
    if (attempts === 1) throw new HttpError('UNAVAILABLE', 'unavailable')
    return take(host, place, { id, case: caseId, event }, attempts - 1)
  }
  if (outcome === 'taken' || 'refused' in outcome) return outcome
  if (outcome.repeated.requestHash !== hash) throw new HttpError('KEY_USED', 'keyUsed')
  return 'taken'
}

/** Takes events of parties outside: where the area's lifecycle declares one and its key is configured, and nowhere else. */
export const webhookRoutes = async (app: FastifyInstance, host: Host): Promise<void> => {
  const keys = new Map(Object.entries(host.config.webhooks))
  const takes = (area: string) =>
    Object.values(host.lifecycles.get(area)?.events ?? {}).some(({ from }) => from === 'outside')
  for (const area of keys.keys())
    if (!takes(area)) throw new ConfigError(`WEBHOOK_SECRETS names ${area}, which takes no events from outside`)
  if (keys.size === 0) return
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      async (_: unknown, bytes: Buffer) => bytes,
    )
    raw.post<{ Params: { area: string }; Body: Buffer | undefined }>(
      '/api/webhooks/:area',
      { bodyLimit: mostBytes },
      async ({ params, headers, body }, reply) => {
        const key = keys.get(params.area)
        const signature = headers['x-covergate-signature']
        if (!key || !body || !isSigned(key, signature, body, host.clock().getTime())) throw unauthenticated()
        const outcome = await take(host, placeOf(host, params.area), readCall(body))
        if (outcome === 'taken') return reply.code(204).send()
        return reply.code(409).send({ code: 'REFUSED', reasons: outcome.refused })
      },
    )
  })
}
