import { rootPermission } from '../../../../machines/kernel/grants.ts'
import type { ChangedPermission, Impact } from '../../../shared/endpoints/answers/rights.ts'
import type { Host } from '../../context.ts'
import type { Caller } from '../../store/store.ts'
import { heldOf } from './why.ts'

/** What is about to be saved: all permissions of a role's own and all its privileges, or all permissions of a privilege. */
export interface Planned {
  kind: 'role' | 'privilege'
  id: string
  permissions: string[]
  /** Of a role, where they change too. */
  privileges?: string[]
}

/** People named beside a count. */
const mostNames = 5

/** What the roles that are concerned hold when it is saved, by kind: `r` is such a role, $2 the permissions, $3 the privileges. */
const planned = {
  role: `
    select unnest($2::uuid[]) as permission
    union select unnest(v.permissions) from privileges v where v.id = any(coalesce($3::uuid[], r.privileges))`,
  privilege: `
    select unnest(r.permissions) as permission union select unnest($2::uuid[])
    union select unnest(v.permissions) from privileges v where v.id = any(r.privileges) and v.id <> $1 and $3::uuid[] is null`,
}

const concerned = { role: 'r.id = $1', privilege: 'r.privileges @> array[$1::uuid]' }

/** What people hold before and after, those with the same roles together: a super admin holds everything, however else. */
const impactText = (kind: Planned['kind']): string => `
  with roles as materialized (select r.* from access_roles r where ${concerned[kind]}),
  before as materialized (select distinct r.id as role, held.permission from roles r cross join lateral ${heldOf('r')} held),
  after as materialized (select distinct r.id as role, held.permission from roles r cross join lateral (${planned[kind]}) held),
  lost as (select * from before except select * from after),
  gained as (select * from after except select * from before),
  changed as materialized (select permission from lost union select permission from gained),
  root as materialized (select id from access_permissions where lower(code) = '${rootPermission}'),
  others as materialized (
    select r.id as role, held.permission from access_roles r cross join lateral ${heldOf('r')} held
    where r.id not in (select id from roles) and held.permission in (select permission from changed union select id from root)
  ),
  everything as materialized (
    select role, permission, true as was, true as stays from others
    union all select role, permission, true, false from before
    union all select role, permission, false, true from after
  ),
  bearing as materialized (
    select role, permission, was, stays from everything
    union all select e.role, c.permission, e.was, e.stays from everything e, changed c where e.permission in (select id from root)
  ),
  members as materialized (
    select m.user_id, m.organisation_id, array_agg(m.role_id order by m.role_id) as roles from member_roles m
    where (m.user_id, m.organisation_id) in (
      select user_id, organisation_id from member_roles where role_id in (select id from roles)
    ) group by m.user_id, m.organisation_id
  ),
  alike as materialized (
    select roles, count(*)::int as people, (array_agg(user_id))[1:${mostNames}] as some from members group by roles
  ),
  held as materialized (
    select a.roles, a.people, a.some, c.permission,
      exists (select from bearing b where b.role = any(a.roles) and b.permission = c.permission and b.was) as was,
      exists (select from bearing b where b.role = any(a.roles) and b.permission = c.permission and b.stays) as stays
    from alike a, changed c
  ),
  told as (
    select permission, was, sum(people)::int as count, (
      select jsonb_agg(one.full_name order by one.full_name collate human) from (
        select u.full_name from held named cross join unnest(named.some) person join users u on u.id = person
        where named.permission = held.permission and named.was = held.was and named.stays <> named.was
        limit ${mostNames}
      ) one
    ) as names
    from held where was <> stays group by permission, was
  )
  select p.id, p.code, p.explanation,
    (select coalesce(sum(people), 0)::int from (select distinct roles, people from held where was and not stays) one) as lose_all,
    (select coalesce(sum(people), 0)::int from (select distinct roles, people from held where stays and not was) one) as gain_all,
    jsonb_build_object('count', coalesce(l.count, 0), 'names', coalesce(l.names, '[]')) as lose,
    jsonb_build_object('count', coalesce(g.count, 0), 'names', coalesce(g.names, '[]')) as gain
  from changed c join access_permissions p on p.id = c.permission
    left join told l on l.permission = c.permission and l.was
    left join told g on g.permission = c.permission and not g.was
  order by p.code`

type Row = ChangedPermission & { lose_all: number; gain_all: number }

const listed = (ids: readonly string[]): string => `{${ids.join()}}`

/** Who would hold what no more, and who newly, as far as the caller sees them. */
export const readImpact = async ({ store }: Host, caller: Caller, plan: Planned): Promise<Impact> => {
  const { kind, id, permissions, privileges } = plan
  const values = [id, listed(permissions), privileges ? listed(privileges) : null]
  const rows = await store.run<Row>(caller, impactText(kind), values)
  return {
    lose: rows[0]?.lose_all ?? 0,
    gain: rows[0]?.gain_all ?? 0,
    permissions: rows.map(({ lose_all: _lose, gain_all: _gain, ...one }) => one),
  }
}
