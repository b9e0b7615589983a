import type { FastifyInstance } from 'fastify'
import { isRoot, rootPermission } from '../../../machines/kernel/grants.ts'
import type { Seeable } from '../../shared/endpoints/answers/sessions.ts'
import type { Host } from '../context.ts'
import { forbidden, notFound } from '../http/httpError.ts'
import { uuid } from '../http/schemas.ts'
import { audit } from './audit.ts'
import { backToOwn } from './backToOwn.ts'
import { tokenCookies } from './cookies.ts'
import { grantSession } from './grant.ts'
import { lifetimes } from './limits.ts'
import { mayBeSeen, personTables } from './people.ts'
import { type Store, system } from '../store/store.ts'
import { reasonField, unlessHidden } from './reason.ts'
import type { Sessions } from './sessions.ts'
import type { Session } from './types.ts'

/** People that one search finds. */
const most = 20

const searched = { type: 'object', properties: { search: { type: 'string', maxLength: 100, default: '' } } }

const seeBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    user: uuid,
    organization: uuid,
    reason: reasonField,
  },
  required: ['user', 'organization', 'reason'],
}

interface Wanted {
  user: string
  organization: string
  reason: string
}

/** Whom a super admin may see the product as: each word is of a name, an address or an organisation. */
const findSeeable = (store: Store, { owner }: Session, search: string): Promise<Seeable[]> => {
  const words = search.split(/\s+/).filter(Boolean)
  const found = `
    select u.id, u.full_name as name, u.email, jsonb_build_object('id', org.id, 'name', org.name) as organization
    from ${personTables} where ${mayBeSeen('$1::uuid', '$2::uuid')} and (
      select coalesce(bool_and(strpos(lower(concat_ws(' ', u.full_name, u.email, org.name, org.code)), lower(word)) > 0), true)
      from unnest($3::text[]) word
    ) order by u.full_name collate human, org.name collate human, u.id limit ${most}`
  return store.run<Seeable>(system, found, [owner.userId, owner.organisationId, words])
}

/** A super admin sees the product as somebody else does, and changes nothing meanwhile. */
export const seenAsRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const permitted = (session: Session): Session => {
    if (!isRoot(session.user.permissions)) throw forbidden(rootPermission)
    return session
  }

  app.get<{ Querystring: { search: string } }>(
    '/v2/people',
    { schema: { querystring: searched } },
    async (request) => ({
      data: await findSeeable(host.store, permitted(await sessions.authenticate(request)), request.query.search),
    }),
  )

  app.post<{ Body: Wanted }>('/v2/sessions/as', { schema: { body: seeBody } }, async (request, reply) => {
    const { id, owner } = permitted(await sessions.authenticate(request))
    const { user, organization, reason } = request.body
    unlessHidden(reason)
    const wanted = {
      event: 'seeAs',
      ...owner,
      detail: { person: user, organisation: organization, why: reason },
    } as const
    const until = new Date(host.clock().getTime() + lifetimes.seeing * 1000)
    const as = { userId: user, organisationId: organization, until }
    const granted = await grantSession(host, sessions, request, { ...wanted, after: id, as })
    if (!granted) {
      await audit(host, request, { ...wanted, result: 'refused' })
      throw notFound({ table: 'users', id: user })
    }
    await sessions.ended(id)
    reply.header('set-cookie', tokenCookies(host.config, granted))
    return { data: granted }
  })

  app.delete('/v2/sessions/as', { config: { reads: true } }, async (request, reply) => {
    const { id, owner, readsAlone, user, caller } = await sessions.authenticate(request)
    if (!readsAlone) throw notFound()
    const detail = { person: user.id, organisation: caller.organisation }
    return backToOwn(host, sessions, request, reply, { event: 'seeAsEnd', ...owner, detail, after: id })
  })
}
