import type { Query } from '../performer.ts'

/** A role of a template, by the codes of its own and of the one above it. */
export interface TemplateRole {
  code: string
  name: string
  higher: string | null
  level: string | null
  /** By their ids. */
  permissions: string[]
}

export const templateRoles = (query: Query, template: string): Promise<TemplateRole[]> =>
  query(
    `select code, name, higher, level, to_jsonb(permissions) as permissions
     from template_roles where template = $1 order by code`,
    [template],
  )

/** The roles of a template, each after the one above it; null where they are no tree, or there is none. */
export const rolesInOrder = (roles: readonly TemplateRole[]): TemplateRole[] | null => {
  const reached: TemplateRole[] = []
  const isNext = (role: TemplateRole) =>
    !reached.includes(role) && (role.higher === null || reached.some(({ code }) => code === role.higher))
  for (let next = roles.filter(isNext); next.length > 0; next = roles.filter(isNext)) reached.push(...next)
  return reached.length > 0 && reached.length === roles.length ? reached : null
}
