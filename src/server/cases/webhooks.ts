import type { FastifyInstance } from 'fastify'
import { isId } from '../../../machines/fields/reference.ts'
import { check } from '../../shared/validation/fieldErrors.ts'
import { ConfigError } from '../config.ts'
import type { Host, Quota } from '../context.ts'
import { badField, badFields, badInput, HttpError, unauthenticated } from '../http/httpError.ts'
import { takeBytes } from '../http/rawBody.ts'
import { isModest } from '../json.ts'
import { minute, takeQuota } from '../quota.ts'
import { type Store, system } from '../store/store.ts'
import { placeOf } from './place.ts'
import { readEvent } from './readEvent.ts'
import { signedId } from './signature.ts'
import type { Place } from './types.ts'

const mostBytes = 256 * 1024
/** Of an area: who has no key of it takes nothing from them. */
const calls: Quota = { kind: 'webhook minute', most: 600, seconds: minute }

interface Call {
  id: string
  caseId: string
  event: string
}

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

/** What a case may be asked, whatever the case says to it. @throws HttpError BAD_INPUT */
const readCall = ({ lifecycle }: Place, id: string, body: Buffer): Call => {
  const sent = parsed(body) as { case?: unknown; event?: unknown } | null
  if (!isModest(sent)) throw badInput()
  if (typeof sent?.case !== 'string' || !isId(sent.case)) throw badField('case')
  const { type, payload } = readEvent(lifecycle, sent.event, 'outside')
  const { schema } = lifecycle.events[type]!
  const checked = schema && check(schema, payload)
  if (checked && !checked.ok) throw badFields(checked.fields.map((one) => ({ ...one, path: `event.${one.path}` })))
  return { id, caseId: sent.case.toLowerCase(), event: JSON.stringify({ ...payload, type }) }
}

/** A call that is kept, by its area, id, case, event and instant. */
export const keptCall = `
  insert into outbox (area, call, case_id, params, run_at, revision, type)
  values ($1, $2, $3, $4, $5, 0, 'applyCall') on conflict (area, call) where call is not null do nothing returning id`

const keptBefore = 'select case_id = $3 and params = $4::jsonb as alike from outbox where area = $1 and call = $2'

/** Keeps a call for who applies it, once; what comes again under its id is the same. @throws HttpError KEY_USED */
const keep = async (store: Store, area: string, { id, caseId, event }: Call, now: Date): Promise<void> => {
  const values = [area, id, caseId, event]
  const added = await store.run(system, keptCall, [...values, now.toISOString()], 'keep call')
  if (added.length > 0) return
  const [before] = await store.run<{ alike: boolean }>(system, keptBefore, values)
  if (!before?.alike) throw new HttpError('KEY_USED', 'keyUsed')
}

/**
 * Takes events of parties outside: where the area's lifecycle declares one and its keys are configured, and nowhere else. What is
 * answered does not depend on what cases there are, nor on how they stand.
 */
export const webhookRoutes = async (app: FastifyInstance, host: Host): Promise<void> => {
  const { store, clock, config } = host
  const keys = new Map(
    Object.entries(config.webhooks).map(([area, some]) => [area, some.map((key) => Buffer.from(key, 'base64'))]),
  )
  const takes = (id: string) => {
    const events = Object.values(host.lifecycles.get(id)?.events ?? {})
    return events.some(({ from }) => from === 'outside') && !host.areas.find((area) => area.id === id)?.of
  }
  for (const area of keys.keys())
    if (!takes(area)) throw new ConfigError(`WEBHOOK_SECRETS names ${area}, which takes no events from outside`)
  if (keys.size === 0) return
  await app.register(async (raw) => {
    takeBytes(raw, mostBytes)
    raw.post<{ Params: { area: string }; Body: Buffer | undefined }>(
      '/api/webhooks/:area',
      { bodyLimit: mostBytes },
      async ({ params: { area }, headers, body }, reply) => {
        const now = clock()
        const id = body && signedId(keys.get(area) ?? [], headers, body, now.getTime())
        if (!body || !id) throw unauthenticated()
        await takeQuota(store, calls, area, now)
        await keep(store, area, readCall(placeOf(host, area), id, body), now)
        return reply.code(204).send()
      },
    )
  })
}
