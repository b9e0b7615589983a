import { lackedBy, objectionTo, standingOf } from '../../../../machines/kernel/giving.ts'
import { rootPermission } from '../../../../machines/kernel/grants.ts'
import type { NotGivable, Source, Ways, Why } from '../../../shared/endpoints/answers/rights.ts'
import type { Host } from '../../context.ts'
import { notFound } from '../../http/httpError.ts'
import { type Query, queryAs } from '../../performer.ts'
import type { Session } from '../../sessions/types.ts'
import { giverOf, givingWith, type Role, rolesSeen } from './standing.ts'

type Asking = Pick<Session, 'actor' | 'caller'>

/** What roles hold: by `r`, a row of `access_roles`, each permission with the privilege that it is of. */
export const heldOf = (r: string): string => `(
  select unnest(${r}.permissions) as permission, null::uuid as privilege
  union all
  select unnest(v.permissions), v.id from privileges v where v.id = any(${r}.privileges)
)`

const whyText = `
  select a.status,
    (select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'organisation', whose.name, 'status', other.status)), '[]')
      from user_accounts other join organisations whose on whose.id = other.organisation_id
      where lower(other.email) = lower(a.email) and other.id <> a.id) as elsewhere,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'code', p.code, 'explanation', p.explanation, 'sources', coalesce(held.sources, '[]')
      ) order by p.code), '[]')
      from access_permissions p left join (
        select held.permission, jsonb_agg(jsonb_build_object(
          'role', jsonb_build_object('id', r.id, 'name', r.name),
          'privilege', case when v.id is not null then jsonb_build_object('id', v.id, 'name', v.name) end
        ) order by r.name collate human) as sources
        from access_roles r cross join lateral ${heldOf('r')} held left join privileges v on v.id = held.privilege
        where r.id = any(a.roles) group by held.permission
      ) held on held.permission = p.id) as permissions
  from user_accounts a where a.id = $1`

/** What an account holds, and whereby. @throws HttpError NOT_FOUND */
export const readWhy = async (host: Host, session: Asking, account: string): Promise<Why> => {
  const [why] = await queryAs(host.store, session.caller)<Why>(whyText, [account])
  if (!why) throw notFound({ table: 'user_accounts', id: account })
  return why
}

interface Sought {
  organisation_id: string
  roles: string[]
  code: string
}

/** Who holds a permission by some role, in their organisation. */
interface Holder {
  id: string
  name: string
  held: string[]
  permissions: string[]
}

/** Looked through for who could give something, and told of them. */
const [mostHolders, mostGivers] = [200, 10]

const bearing = `
  select r.id as role, held.privilege, v.name as called
  from access_roles r cross join lateral ${heldOf('r')} held left join privileges v on v.id = held.privilege
  where r.organisation_id = $1 and held.permission = $2`

const holding = `
  select u.id, u.full_name as name, to_jsonb(array(
      select role_id from member_roles own where own.user_id = u.id and own.organisation_id = $1)) as held,
    to_jsonb(app_rights(u.id, $1)) as permissions
  from users u where u.locked_at is null and u.id in (
    select m.user_id from member_roles m where m.organisation_id = $1 and m.role_id = any($2::uuid[])
  ) order by u.full_name collate human limit ${mostHolders}`

const codesOf = async (query: Query, role: Role): Promise<string[]> => {
  const rows = await query<{ code: string }>(
    `select p.code from access_roles r cross join lateral ${heldOf('r')} held join access_permissions p on p.id = held.permission
     where r.id = $1`,
    [role.id],
  )
  return rows.map(({ code }) => code)
}

/** What would give an account a permission that it lacks, as far as the reader sees it. @throws HttpError NOT_FOUND */
export const readWays = async (host: Host, session: Asking, account: string, permission: string): Promise<Ways> => {
  const query = queryAs(host.store, session.caller)
  const [sought] = await query<Sought>(
    `select a.organisation_id, to_jsonb(a.roles) as roles, p.code from user_accounts a, access_permissions p where a.id = $1 and p.id = $2`,
    [account, permission],
  )
  if (!sought) throw notFound({ table: 'user_accounts', id: account })
  const roles = new Map((await rolesSeen(query)).map((role) => [role.id, role]))
  const giver = await giverOf(query, session.actor, roles)
  const found = await query<{ role: string; privilege: string | null; called: string | null }>(bearing, [
    sought.organisation_id,
    permission,
  ])
  const against = async (role: Role): Promise<NotGivable | null> =>
    objectionTo(giver, standingOf(roles, role)) ??
    (lackedBy(giver, await codesOf(query, role)).length > 0 ? 'notHeld' : null)
  const ways = found.flatMap(({ role, privilege, called }): (Source & { of: Role })[] => {
    const of = roles.get(role)
    if (!of) return []
    return [{ of, role: { id: of.id, name: of.name }, privilege: privilege ? { id: privilege, name: called! } : null }]
  })
  const rooted = await query<{ role: string }>(
    `select r.id as role from access_roles r cross join lateral ${heldOf('r')} held join access_permissions p on p.id = held.permission
     where r.organisation_id = $1 and lower(p.code) = '${rootPermission}'`,
    [sought.organisation_id],
  )
  const bearers = `{${[...new Set([...found, ...rooted].map(({ role }) => role))].join()}}`
  const holders = await query<Holder>(holding, [sought.organisation_id, bearers])
  const givers = holders.filter(({ held, permissions }) => {
    const one = givingWith(roles, permissions, held)
    const managed = sought.roles.flatMap((id) => roles.get(id) ?? [])
    const manages = managed.every((role) => objectionTo(one, standingOf(roles, role)) === null)
    return manages && lackedBy(one, [sought.code, 'user.edit']).length === 0
  })
  return {
    roles: await Promise.all(ways.map(async ({ of, ...way }) => ({ ...way, against: await against(of) }))),
    givers: givers.slice(0, mostGivers).map(({ id, name }) => ({ id, name })),
  }
}
