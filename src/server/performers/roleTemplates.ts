import { lackedBy } from '../../../machines/kernel/giving.ts'
import type { Guardian } from '../performer.ts'
import { wrong } from './wrong.ts'

/** For what kind of organisations a template is, stays while one has it. */
export const roleTemplate: Guardian = async ({ query, id, values }) => {
  const used = `select kind from role_templates t where id = $1 and exists (select from organisations where role_template = t.id)`
  const [old] = await query<{ kind: string }>(used, [id])
  return values && old && old.kind !== values['kind'] ? [wrong('kind', 'fixed')] : []
}

interface TemplateRole {
  id: string
  template: string
  code: string
  codes: string[]
}

const rolesOf = `
  select r.id, r.template, r.code,
    array(select p.code from access_permissions p where p.id = any(r.permissions) order by p.code)::text[] as codes
  from template_roles r where r.template = (select template from template_roles where id = $1) or r.template = $2`

/** A role of a template holds nothing that its maker lacks. Whether its roles are a tree is judged where it is used: they are written one by one. */
export const templateRole: Guardian = async ({ query, by, id, values }) => {
  const roles = await query<TemplateRole>(rolesOf, [id, values?.['template'] ?? null])
  const old = roles.find((one) => one.id === id)
  const others = roles.filter((one) => one.id !== id)
  if (!values) return []
  const code = String(values['code'])
  const now = await query<{ code: string }>(
    'select code from access_permissions where id = any($1::uuid[]) order by code',
    [`{${(values['permissions'] as string[]).join()}}`],
  )
  const lacked = lackedBy(
    by,
    now.flatMap((one) => (old?.codes.includes(one.code) ? [] : one.code)),
  )
  return [
    ...(others.some((one) => one.code.toLowerCase() === code.toLowerCase())
      ? [wrong('code', 'codeTaken', { code })]
      : []),
    ...(lacked.length > 0 ? [wrong('permissions', 'notHeld', { names: lacked.join(', ') })] : []),
  ]
}
