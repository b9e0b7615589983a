import type { FastifyInstance } from 'fastify'
import type { Host } from '../context.ts'
import { badField, notFound } from '../http/httpError.ts'
import { keptJson } from '../json.ts'
import { minute, takeQuotas } from '../quota.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { fieldsFor } from './form.ts'
import { dropDraft, type FormOf, keepDraft, readDraft, type Typed } from './rows.ts'

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const params = {
  type: 'object',
  properties: {
    area: { type: 'string', maxLength: 60 },
    /** A new record, one within another, one that there is, or an action on it. */
    place: { type: 'string', pattern: `^(new(-${id})?|([a-zA-Z]{1,40}\\.)?${id})$` },
  },
  required: ['area', 'place'],
}

const writer = { type: 'string', pattern: `^${id}\\.\\d{1,6}$` }

const body = {
  type: 'object',
  additionalProperties: false,
  properties: {
    typed: { type: 'object' },
    base: { type: ['integer', 'null'] },
    seen: { type: 'integer', minimum: 0 },
    writer,
  },
  required: ['typed', 'base', 'seen', 'writer'],
}

/** Bytes of a draft as JSON: that of a form's design is the largest. */
const most = 224 * 1024
const quota = { kind: 'draft minute', most: 120, seconds: minute }

const config = { acting: true } as const

interface OfForm {
  Params: FormOf
}

/** What a person has typed into a form and not submitted: nobody else is ever told of it. */
export const draftRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const { store, clock } = host

  app.get<OfForm>('/api/drafts/:area/:place', { schema: { params } }, async (request) => {
    const session = await sessions.authenticate(request)
    await fieldsFor(host, session, request.params)
    return { data: await readDraft(store, session, request.params, clock()) }
  })

  app.put<OfForm & { Body: Typed }>(
    '/api/drafts/:area/:place',
    { config, schema: { params, body } },
    async (request) => {
      const session = await sessions.authenticate(request)
      const fields = await fieldsFor(host, session, request.params)
      const { typed } = request.body
      const unasked = Object.keys(typed).find((name) => !fields.includes(name))
      if (unasked !== undefined) throw badField(`typed.${unasked}`, 'unasked')
      if (keptJson(typed, most) === null) throw badField('typed')
      await takeQuotas(store, [{ quota, who: session.user.id }], clock())
      const kept = await keepDraft(store, session, request.params, request.body, clock())
      if (!kept) throw notFound()
      return { data: kept }
    },
  )

  const ending = { type: 'object', properties: { writer }, required: ['writer'] }
  app.delete<OfForm & { Querystring: { writer: string } }>(
    '/api/drafts/:area/:place',
    { config, schema: { params, querystring: ending } },
    async (request, reply) => {
      const session = await sessions.authenticate(request)
      await dropDraft(store, session, request.params, { writer: request.query.writer, now: clock() })
      return reply.code(204).send()
    },
  )
}
