import type { ExplainedPermission, Matrix } from '../../../shared/endpoints/answers/rights.ts'
import type { Host } from '../../context.ts'
import { notFound } from '../../http/httpError.ts'
import type { Caller } from '../../store/store.ts'

interface PrivilegeRow {
  id: string
  name: string
  permissions: string[]
}

interface RoleRow extends PrivilegeRow {
  code: string
  higher: string | null
  level: { name: string; rank: number } | null
  section: string | null
  people: number
  privileges: string[]
}

const organisationsText = `
  select o.id, o.name from organisations o where exists (select from access_roles r where r.organisation_id = o.id)
  order by o.name collate human`

const rolesText = `
  select r.id, r.code, r.name, r.higher, s.name as section,
    case when l.id is not null then jsonb_build_object('name', l.name, 'rank', l.rank) end as level,
    (select count(*)::int from member_roles m where m.role_id = r.id) as people,
    to_jsonb(r.permissions) as permissions, to_jsonb(r.privileges) as privileges
  from access_roles r left join role_levels l on l.id = r.level left join role_sections s on s.id = r.section
  where r.organisation_id = $1 order by r.name collate human, r.id`

const privilegesText = `
  select id, name, to_jsonb(permissions) as permissions from privileges where organisation_id = $1 order by name collate human, id`

/** The roles of an organisation with what they hold. @throws HttpError NOT_FOUND, where the caller does not see it */
export const readMatrix = async ({ store }: Host, caller: Caller, asked: string | undefined): Promise<Matrix> => {
  const organisation = asked ?? caller.organisation
  const [organisations, permissions, privileges, roles] = await Promise.all([
    store.run<{ id: string; name: string }>(caller, organisationsText),
    store.run<ExplainedPermission>(caller, 'select id, code, explanation from access_permissions order by code'),
    store.run<PrivilegeRow>(caller, privilegesText, [organisation]),
    store.run<RoleRow>(caller, rolesText, [organisation]),
  ])
  if (asked && organisations.every(({ id }) => id !== asked)) throw notFound({ table: 'organisations', id: asked })
  const places = new Map(permissions.map(({ id }, index) => [id, index]))
  const placed = <R extends PrivilegeRow>(row: R) => ({
    ...row,
    permissions: row.permissions.flatMap((id) => places.get(id) ?? []).toSorted((one, other) => one - other),
  })
  return { organisation, organisations, permissions, privileges: privileges.map(placed), roles: roles.map(placed) }
}
