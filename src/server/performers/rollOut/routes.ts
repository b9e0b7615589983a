import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Host } from '../../context.ts'
import { forbidden } from '../../http/httpError.ts'
import { uuid } from '../../http/schemas.ts'
import { queryAs } from '../../performer.ts'
import { permit } from '../../rights/permit.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { Session } from '../../sessions/types.ts'
import { carryOut } from './carryOut.ts'
import { differencesOf } from './differences.ts'

const ofTemplate = { type: 'object', properties: { template: uuid }, required: ['template'] }
const ofOrganisation = {
  type: 'object',
  properties: { template: uuid, organisation: uuid },
  required: ['template', 'organisation'],
}

const seen = {
  type: 'object',
  additionalProperties: false,
  properties: { stamp: { type: 'string', maxLength: 32 } },
  required: ['stamp'],
}

/** Whoever changes templates rolls them out: the platform's people. */
export const rollOutRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const permitted = async (request: FastifyRequest): Promise<Session> => {
    const session = await sessions.authenticate(request)
    if (session.caller.kind !== 'platform') throw forbidden('role_template.edit')
    permit(host, session, 'role_template.edit')
    return session
  }

  app.get<{ Params: { template: string } }>(
    '/v2/role-templates/:template/differences',
    { schema: { params: ofTemplate } },
    async (request) => {
      const { caller } = await permitted(request)
      return { data: { organisations: await differencesOf(queryAs(host.store, caller), request.params.template) } }
    },
  )

  app.post<{ Params: { template: string; organisation: string }; Body: { stamp: string } }>(
    '/v2/role-templates/:template/organisations/:organisation',
    { schema: { params: ofOrganisation, body: seen } },
    async (request) => {
      const { actor } = await permitted(request)
      return { data: { roles: await carryOut(host, actor, { ...request.params, ...request.body }) } }
    },
  )
}
