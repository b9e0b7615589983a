import type { FastifyInstance } from 'fastify'
import type { Host } from '../context.ts'
import { HttpError, notFound } from '../http/httpError.ts'
import { uuid } from '../http/schemas.ts'
import { audit } from './audit.ts'
import { tokenCookies } from './cookies.ts'
import { grantSession } from './grant.ts'
import { endAllOf, endOne, listOpen } from './rows.ts'
import type { Sessions } from './sessions.ts'

const ofSession = { type: 'object', properties: { id: uuid }, required: ['id'] }

const switchBody = {
  type: 'object',
  additionalProperties: false,
  properties: { organization: uuid },
  required: ['organization'],
}

/** What a person may do with the sessions of their own. */
export const ownSessionRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const { store, clock } = host

  app.get('/v2/sessions', { config: { reads: false } }, async (request) => {
    const { id, user } = await sessions.authenticate(request)
    return { data: await listOpen(store, { person: user.id }, id, clock()) }
  })

  app.delete<{ Params: { id: string } }>(
    '/v2/sessions/own/:id',
    { schema: { params: ofSession } },
    async (request, reply) => {
      const { user } = await sessions.authenticate(request)
      const ended = await endOne(store, { person: user.id }, request.params.id, { reason: 'signedOut' }, clock())
      if (!ended) throw notFound({ table: 'sessions', id: request.params.id })
      await sessions.ended(request.params.id)
      await audit(host, request, {
        event: 'sessionEnd',
        result: 'accepted',
        userId: user.id,
        organisationId: ended.organisation_id,
      })
      return reply.code(204).send()
    },
  )

  app.delete('/v2/sessions/own', async (request, reply) => {
    const { id, user } = await sessions.authenticate(request)
    const ended = await endAllOf(store, { person: user.id }, id, { reason: 'signedOut' }, clock())
    for (const other of ended) await sessions.ended(other)
    await audit(host, request, { event: 'sessionEnd', result: 'accepted', reason: 'others', userId: user.id })
    return reply.code(204).send()
  })

  app.post<{ Body: { organization: string } }>(
    '/v2/sessions/organization',
    { schema: { body: switchBody } },
    async (request, reply) => {
      const { id, user } = await sessions.authenticate(request)
      const organisationId = request.body.organization
      const wanted = { event: 'organisationSwitch', userId: user.id, organisationId } as const
      const granted = await grantSession(host, sessions, request, { ...wanted, after: id })
      if (!granted) {
        await audit(host, request, { ...wanted, result: 'refused' })
        throw new HttpError('FORBIDDEN', 'forbidden')
      }
      await sessions.ended(id)
      reply.header('set-cookie', tokenCookies(host.config, granted))
      return { data: granted }
    },
  )
}
