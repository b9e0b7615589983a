import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Permission } from '../../../../machines/kernel/grants.ts'
import type { Host } from '../../context.ts'
import { uuid } from '../../http/schemas.ts'
import { permit } from '../../rights/permit.ts'
import { reasonField, unlessHidden } from '../../sessions/reason.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { Session } from '../../sessions/types.ts'
import { actingRoutes } from './acting.ts'
import { deviceRoutes } from './devices.ts'
import { type Planned, readImpact } from './impact.ts'
import { readMatrix } from './matrix.ts'
import { keepAccess, readReview } from './review.ts'
import { readWays, readWhy } from './why.ts'

const ofAccount = { type: 'object', properties: { account: uuid }, required: ['account'] }

const ofWays = { type: 'object', properties: { account: uuid, permission: uuid }, required: ['account', 'permission'] }

const ofReview = { type: 'object', properties: { after: { type: 'string', maxLength: 200 } } }

const keeping = {
  type: 'object',
  additionalProperties: false,
  properties: { reason: reasonField },
  required: ['reason'],
}

const ofOrganisation = { type: 'object', properties: { organisation: uuid } }

const several = { type: 'array', maxItems: 1000, items: uuid }

const planned = {
  type: 'object',
  additionalProperties: false,
  properties: { kind: { enum: ['role', 'privilege'] }, id: uuid, permissions: several, privileges: several },
  required: ['kind', 'id', 'permissions'],
}

/** Who saves what is planned. */
const changing: Record<Planned['kind'], Permission> = {
  role: ['role.edit', 'role.editPermissions'],
  privilege: ['privilege.edit', 'privilege.editPermissions'],
}

/** What is to be known of who may do what: each asks for the permission of the list or the record that it is about. */
export const rightsRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const permitted = async (request: FastifyRequest, needed: Permission): Promise<Session> => {
    const session = await sessions.authenticate(request)
    permit(host, session, needed)
    return session
  }

  actingRoutes(app, host, sessions)
  deviceRoutes(app, host, sessions)

  app.get<{ Params: { account: string } }>(
    '/v2/rights/accounts/:account',
    { schema: { params: ofAccount } },
    async (request) => ({
      data: await readWhy(host, await permitted(request, 'user.detail'), request.params.account),
    }),
  )

  app.get<{ Params: { account: string; permission: string } }>(
    '/v2/rights/accounts/:account/permissions/:permission',
    { schema: { params: ofWays } },
    async (request) => {
      const { account, permission } = request.params
      return { data: await readWays(host, await permitted(request, 'user.detail'), account, permission) }
    },
  )

  app.get<{ Querystring: { organisation?: string } }>(
    '/v2/rights/matrix',
    { schema: { querystring: ofOrganisation } },
    async (request) => {
      const { caller } = await permitted(request, 'role.list')
      return { data: await readMatrix(host, caller, request.query.organisation) }
    },
  )

  app.get<{ Querystring: { after?: string } }>(
    '/v2/rights/review',
    { schema: { querystring: ofReview } },
    async (request) => ({
      data: await readReview(host, await permitted(request, 'user.list'), request.query.after),
    }),
  )

  app.post<{ Params: { account: string }; Body: { reason: string } }>(
    '/v2/rights/accounts/:account/keep',
    { schema: { params: ofAccount, body: keeping } },
    async (request) => {
      const session = await permitted(request, 'user.edit')
      const { reason } = request.body
      unlessHidden(reason)
      return { data: await keepAccess(host, request, session, { account: request.params.account, reason }) }
    },
  )

  app.post<{ Body: Planned }>(
    '/v2/rights/impact',
    { config: { reads: true }, schema: { body: planned } },
    async (request) => {
      const { caller } = await permitted(request, changing[request.body.kind])
      return { data: await readImpact(host, caller, request.body) }
    },
  )
}
