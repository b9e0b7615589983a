import type { Guardian } from '../performer.ts'
import { lacked, permissionsOf } from './rights.ts'
import { wrong } from './wrong.ts'

/** For what kind of organisations a template is, stays while one has it. */
export const roleTemplate: Guardian = async ({ query, id, values }) => {
  const used = `select kind from role_templates t where id = $1 and exists (select from organisations where role_template = t.id)`
  const [old] = await query<{ kind: string }>(used, [id])
  return values && old && old.kind !== values['kind'] ? [wrong('kind', 'fixed')] : []
}

interface TemplateRole {
  id: string
  code: string
  permissions: string[]
}

const rolesOf = `
  select id, code, to_jsonb(permissions) as permissions from template_roles
  where template = (select template from template_roles where id = $1) or template = $2`

/** A role of a template holds nothing that its maker lacks. Whether its roles are a tree is judged where it is used: they are written one by one. */
export const templateRole: Guardian = async ({ query, by, id, values }) => {
  const roles = await query<TemplateRole>(rolesOf, [id, values?.['template'] ?? null])
  const old = roles.find((one) => one.id === id)
  const others = roles.filter((one) => one.id !== id)
  if (!values) return []
  const code = String(values['code'])
  const [now, before] = await Promise.all([
    permissionsOf(query, values['permissions'] as string[], []),
    permissionsOf(query, old?.permissions ?? [], []),
  ])
  return [
    ...(others.some((one) => one.code.toLowerCase() === code.toLowerCase())
      ? [wrong('code', 'codeTaken', { code })]
      : []),
    ...lacked(by, 'permissions', now, before),
  ]
}
