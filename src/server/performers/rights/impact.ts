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

/** What people hold before and after: a super admin holds everything, however else. */
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
  people as materialized (
    select distinct m.user_id, m.organisation_id, 'lose' as turn, lost.permission
    from lost join member_roles m on m.role_id = lost.role
    union all
    select distinct m.user_id, m.organisation_id, 'gain', gained.permission
    from gained join member_roles m on m.role_id = gained.role
  ),
  held as materialized (
    select distinct m.user_id, m.organisation_id, b.permission, b.was, b.stays
    from bearing b join member_roles m on m.role_id = b.role
    where b.permission in (select permission from changed) and m.user_id in (select user_id from people)
  ),
  really as materialized (
    select p.* from people p where not exists (
      select from held h where h.user_id = p.user_id and h.organisation_id = p.organisation_id and h.permission = p.permission
        and case p.turn when 'lose' then h.stays else h.was end
    )
  ),
  told as (
    select permission, turn, count(*)::int as count, (
      select jsonb_agg(u.full_name order by u.full_name collate human) from (
        select one.full_name from really named join users one on one.id = named.user_id
        where named.permission = really.permission and named.turn = really.turn
        order by one.full_name collate human limit ${mostNames}
      ) u
    ) as names
    from really group by permission, turn
  )
  select p.id, p.code, p.explanation,
    (select count(distinct (user_id, organisation_id))::int from really where turn = 'lose') as lose_all,
    (select count(distinct (user_id, organisation_id))::int from really where turn = 'gain') as gain_all,
    jsonb_build_object('count', coalesce(l.count, 0), 'names', coalesce(l.names, '[]')) as lose,
    jsonb_build_object('count', coalesce(g.count, 0), 'names', coalesce(g.names, '[]')) as gain
  from changed c join access_permissions p on p.id = c.permission
    left join told l on l.permission = c.permission and l.turn = 'lose'
    left join told g on g.permission = c.permission and g.turn = 'gain'
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
