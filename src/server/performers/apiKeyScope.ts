import { isRoot } from '../../../machines/kernel/grants.ts'
import { lackedBy } from '../../../machines/kernel/giving.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import { keysRefused } from '../http/httpError.ts'
import type { Guardian, Query } from '../performer.ts'
import { isRange } from '../sessions/keys/ranges.ts'
import { type Given, lacked, listed, namesOf, permissionsOf } from './rights.ts'
import { wrong } from './wrong.ts'

/** Keys of one organisation that can be used. */
const mostKeys = 10

const liveKeys = `select count(*)::int as count from api_keys where organisation_id = $1 and status in ('ACTIVE', 'ROTATING') and id <> $2`

/** Of permissions those that no role has with which the organisation began. */
const beyondTemplate = (query: Query, by: Actor, ids: readonly string[]): Promise<Given[]> =>
  query(
    `select code, explanation, for_people from access_permissions where id = any($1::uuid[]) and not exists (
       select from organisations o join template_roles t on t.template = o.role_template
       where o.id = $2 and access_permissions.id = any(t.permissions)
     ) order by code`,
    [listed(ids), by.organisation.id],
  )

/** Who is told a secret of a key can do all that it may: they belong to its organisation and hold all of that. */
const mindSecret = async (query: Query, by: Actor, id: string, organisation: string, scope: readonly string[]) => {
  if (organisation !== by.organisation.id) throw keysRefused('foreign')
  const [live] = await query<{ count: number }>(liveKeys, [organisation, id])
  if (live!.count >= mostKeys) throw keysRefused('full', { most: mostKeys })
  const given = await permissionsOf(query, scope, [])
  const lacks = lackedBy(
    by,
    given.map(({ code }) => code),
  )
  if (lacks.length > 0) throw keysRefused('lacked', { names: lacks.join(', ') })
}

/** A key is made for no more than its maker may do and its organisation began with, and for nothing that is for people alone. */
export const apiKeyScope: Guardian = async ({ query, by, id, values }) => {
  const [old] = await query<{ organisation_id: string; permissions: string[]; prefix: string | null }>(
    'select organisation_id, to_jsonb(permissions) as permissions, prefix from api_keys where id = $1',
    [id],
  )
  if (!values || (id && !old)) return []
  const scope = values['permissions'] as string[]
  if (old && values['prefix'] !== undefined && values['prefix'] !== old.prefix)
    await mindSecret(query, by, id!, old.organisation_id, scope)
  const added = scope.filter((one) => !old?.permissions.includes(one))
  const given = await permissionsOf(query, added, [])
  const beyond = isRoot(by.permissions) ? [] : await beyondTemplate(query, by, added)
  const shut = given.filter(({ for_people }) => for_people)
  const ranges = (values['ranges'] ?? []) as { range: string }[]
  return [
    ...ranges.flatMap(({ range }, index) => (isRange(range) ? [] : [wrong(`ranges[${index}].range`, 'range')])),
    ...(shut.length > 0 ? [wrong('permissions', 'forPeople', { names: namesOf(shut) })] : []),
    ...(beyond.length > 0 ? [wrong('permissions', 'beyondTemplate', { names: namesOf(beyond) })] : []),
    ...lacked(by, 'permissions', given, []),
  ]
}
