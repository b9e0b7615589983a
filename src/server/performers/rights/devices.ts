import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRoot } from '../../../../machines/kernel/grants.ts'
import type { Devices } from '../../../shared/endpoints/answers/rights.ts'
import type { Host } from '../../context.ts'
import { notFound } from '../../http/httpError.ts'
import { uuid } from '../../http/schemas.ts'
import { queryAs } from '../../performer.ts'
import { permit } from '../../rights/permit.ts'
import { auditEntry, logSecurity } from '../../sessions/audit.ts'
import { endAllOf, endOne, listOpen, type Whose } from '../../sessions/rows.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { Session } from '../../sessions/types.ts'
import { againstManaging, giverOf, rolesSeen } from './standing.ts'

const ofAccount = { type: 'object', properties: { account: uuid }, required: ['account'] }

const ofDevice = { type: 'object', properties: { account: uuid, id: uuid }, required: ['account', 'id'] }

/** Who sees where people are signed in, and ends that. */
const devicesPermission = 'user.devices'

interface Seen {
  person: string
  organisation: string
  name: string
  roles: string[]
  isActive: boolean
}

const seenText = `
  select app_account_person(id) as person, organisation_id as organisation, full_name as name, to_jsonb(roles) as roles, status = 'ACTIVE' as "isActive"
  from user_accounts where id = $1`

/** An account that the reader sees. @throws HttpError NOT_FOUND */
const accountOf = async ({ store }: Host, { caller }: Session, id: string): Promise<Seen> => {
  const [seen] = await queryAs(store, caller)<Seen>(seenText, [id])
  if (!seen) throw notFound({ table: 'user_accounts', id })
  return seen
}

/**
 * The sessions that are the reader's to know: those in the account's organisation, of which nobody learns where else its person
 * works. A super admin of the platform knows all. An account that is not active has none: those of its person there are another's.
 */
const whoseOf = ({ caller, actor }: Session, { person, organisation, isActive }: Seen): Whose => ({
  person: isActive ? person : null,
  organisation: caller.kind === 'platform' && isRoot(actor.permissions) ? null : organisation,
})

const readDevices = async (host: Host, session: Session, account: string): Promise<Devices> => {
  const { store, clock } = host
  const query = queryAs(store, session.caller)
  const seen = await accountOf(host, session, account)
  const roles = new Map((await rolesSeen(query)).map((role) => [role.id, role]))
  const giver = await giverOf(query, session.actor, roles)
  return {
    sessions: await listOpen(store, whoseOf(session, seen), session.id, clock()),
    against: againstManaging(session.actor, giver, roles, seen),
  }
}

/** Where the person of an account is signed in, seen and ended by who manages them. */
export const deviceRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const { store, clock, guardians } = host

  const permitted = async (request: FastifyRequest): Promise<Session> => {
    const session = await sessions.authenticate(request)
    permit(host, session, 'user.detail')
    permit(host, session, devicesPermission)
    return session
  }

  /** What of an account's sessions is to be ended, and what the audit keeps of that. @throws HttpError what stands against it */
  const managed = async (request: FastifyRequest, account: string, which: string) => {
    const session = await permitted(request)
    const seen = await accountOf(host, session, account)
    const now = clock()
    const asked = { query: queryAs(store, session.caller), by: session.actor, at: now.toISOString() }
    await guardians['user_account']!({ ...asked, id: account, values: null })
    const detail = { account, person: seen.person, personName: seen.name, session: which }
    const event = { event: 'deviceEnd', result: 'accepted', ...session.owner, detail } as const
    const ending = { reason: 'endedByAnother', entry: auditEntry(host, request, event) } as const
    return { whose: whoseOf(session, seen), ending, now, log: () => logSecurity(request, event) }
  }

  app.get<{ Params: { account: string } }>(
    '/v2/rights/accounts/:account/sessions',
    { schema: { params: ofAccount } },
    async (request) => ({ data: await readDevices(host, await permitted(request), request.params.account) }),
  )

  app.delete<{ Params: { account: string; id: string } }>(
    '/v2/rights/accounts/:account/sessions/:id',
    { schema: { params: ofDevice } },
    async (request, reply) => {
      const { account, id } = request.params
      const { whose, ending, now, log } = await managed(request, account, id)
      if (!(await endOne(store, whose, id, ending, now))) throw notFound({ table: 'sessions', id })
      await sessions.ended(id)
      log()
      return reply.code(204).send()
    },
  )

  app.delete<{ Params: { account: string } }>(
    '/v2/rights/accounts/:account/sessions',
    { schema: { params: ofAccount } },
    async (request, reply) => {
      const { whose, ending, now, log } = await managed(request, request.params.account, 'all')
      for (const id of await endAllOf(store, whose, null, ending, now)) await sessions.ended(id)
      log()
      return reply.code(204).send()
    },
  )
}
