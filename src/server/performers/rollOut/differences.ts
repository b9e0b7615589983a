import type { OrganisationDifference } from '../../../shared/endpoints/answers/rollOut.ts'
import type { Query } from '../../performer.ts'

const beyond = (one: string, other: string) => `(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'code', p.code, 'explanation', p.explanation) order by p.code), '[]')
  from access_permissions p where p.id = any(${one}) and p.id <> all(${other}))`

const text = `
  select one.id, one.name, one.code, jsonb_agg(role order by role->'code') as roles,
    md5(jsonb_agg(role order by role->'code')::text) as stamp
  from role_templates template
    join organisations one on one.role_template = template.id and one.kind = template.kind
    join template_roles t on t.template = template.id
    left join access_roles r on r.organisation_id = one.id and lower(r.code) = lower(t.code)
    cross join lateral (
      select jsonb_build_object(
        'code', t.code,
        'name', coalesce(r.name, t.name),
        'isNew', r.id is null,
        'gains', ${beyond('t.permissions', `coalesce(r.permissions, '{}')`)},
        'loses', ${beyond('r.permissions', 't.permissions')}
      ) as role
    ) told
  where template.id = $1 and one.id = coalesce($2::uuid, one.id)
    and (r.id is null or role->'gains' <> '[]' or role->'loses' <> '[]')
  group by one.id, one.name, one.code
  order by one.name collate human, one.id`

/** The organisations of a template, or one of them, in which something would change if it were rolled out. */
export const differencesOf = (
  query: Query,
  template: string,
  organisation: string | null = null,
): Promise<OrganisationDifference[]> => query(text, [template, organisation])
