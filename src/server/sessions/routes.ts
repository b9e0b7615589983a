import type { FastifyInstance } from 'fastify'
import type { Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import { takeQuota } from '../quota.ts'
import { email, token, uuid } from '../http/schemas.ts'
import { audit } from './audit.ts'
import { captchaOf } from './captcha.ts'
import { tokenCookies } from './cookies.ts'
import { refreshSession } from './grant.ts'
import { captchas, lifetimes } from './limits.ts'
import { networkOf } from './network.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { endOne } from './rows.ts'
import type { Sessions } from './sessions.ts'
import { type ByPassword, type ByTicket, signInByPassword, signInByTicket } from './signIn.ts'

const signInBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    email,
    password: { type: 'string', minLength: 1, maxLength: 1024 },
    organization: uuid,
    ticket: token,
  },
  oneOf: [
    { required: ['email', 'password'], not: { required: ['ticket'] } },
    { required: ['organization', 'ticket'], not: { required: ['password'] } },
  ],
}

const refreshBody = {
  type: 'object',
  additionalProperties: false,
  properties: { refresh: token, idle: { type: 'integer', minimum: 0, maximum: lifetimes.session } },
  required: ['refresh'],
}

const tokenParams = { type: 'object', properties: { token }, required: ['token'] }

/** The sessions of the specification, with its paths, and the captcha that goes before. */
export const sessionRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const desk = { host, sessions, captcha: captchaOf(host) }

  oidcRoutes(app, desk)
  app.get('/api/captcha', async (request) => {
    await takeQuota(host.store, captchas, networkOf(request.ip), host.clock())
    return desk.captcha.challenge()
  })

  app.post<{ Body: ByPassword | ByTicket }>('/v2/sessions', { schema: { body: signInBody } }, async (request) => ({
    data: await ('password' in request.body
      ? signInByPassword(desk, request, request.body)
      : signInByTicket(desk, request, request.body)),
  }))

  app.post<{ Body: { refresh: string; idle?: number } }>(
    '/v2/sessions/refresh',
    { schema: { body: refreshBody } },
    async (request, reply) => {
      const granted = await refreshSession(host, sessions, request, request.body)
      reply.header('set-cookie', tokenCookies(host.config, granted))
      return { data: granted }
    },
  )

  app.post('/v2/sessions/check', { config: { reads: true } }, async (request) => ({
    data: { user: (await sessions.authenticate(request)).user },
  }))

  // The specification has the token in the path; it is not logged, and is worthless after this call.
  app.delete<{ Params: { token: string } }>(
    '/v2/sessions/:token',
    { config: { reads: true }, schema: { params: tokenParams } },
    async (request, reply) => {
      const { owner } = await sessions.authenticate(request)
      const id = sessions.tokens.read('access', request.params.token)
      const ended =
        id && (await endOne(host.store, { person: owner.userId }, id, { reason: 'signedOut' }, host.clock()))
      if (!ended) throw notFound(id ? { table: 'sessions', id } : undefined)
      await sessions.ended(id)
      await audit(host, request, {
        event: 'signOut',
        result: 'accepted',
        userId: ended.user_id,
        organisationId: ended.organisation_id,
      })
      return reply.code(204).send()
    },
  )
}
