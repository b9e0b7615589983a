import type { Giver, Standing } from '../../../../machines/kernel/giving.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import type { Query } from '../../performer.ts'

export interface Role {
  id: string
  organisation_id: string
  name: string
  higher: string | null
  rank: number | null
  privileges: string[]
  permissions: string[]
}

export const rolesSeen = (query: Query): Promise<Role[]> =>
  query(
    `select r.id, r.organisation_id, r.name, r.higher, l.rank, to_jsonb(r.privileges) as privileges, to_jsonb(r.permissions) as permissions
     from access_roles r left join role_levels l on l.id = r.level`,
    [],
  )

/** Those above a role, itself where it stands above itself. */
export const chainFrom = (roles: ReadonlyMap<string, Role>, higher: string | null): string[] => {
  const chain: string[] = []
  for (let next = higher; next && !chain.includes(next); next = roles.get(next)?.higher ?? null) chain.push(next)
  return chain
}

export const standingOf = (roles: ReadonlyMap<string, Role>, { id, higher, rank }: Role): Standing => ({
  id,
  above: chainFrom(roles, higher),
  rank,
})

/** Somebody with some roles, as one who gives rights. */
export const givingWith = (
  roles: ReadonlyMap<string, Role>,
  permissions: readonly string[],
  held: readonly string[],
): Giver => ({
  permissions,
  roles: held.flatMap((id) => {
    const role = roles.get(id)
    return role ? [standingOf(roles, role)] : []
  }),
})

export const giverOf = async (query: Query, by: Actor, roles: ReadonlyMap<string, Role>): Promise<Giver> => {
  const [own] = await query<{ ids: string[] }>('select to_jsonb(app_held_roles($1::uuid)) as ids', [by.userId])
  return givingWith(roles, by.permissions, own!.ids)
}
