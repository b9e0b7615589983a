import { type Giver, objectionTo, type Rung, standingOf, standingsOf } from '../../../../machines/kernel/giving.ts'
import type { Actor } from '../../../../machines/kernel/types.ts'
import type { NotManaged } from '../../../shared/endpoints/answers/rights.ts'
import type { Query } from '../../performer.ts'

export interface Role extends Rung {
  organisation_id: string
  name: string
  privileges: string[]
  permissions: string[]
}

export const rolesSeen = (query: Query): Promise<Role[]> =>
  query(
    `select r.id, r.organisation_id, r.name, r.higher, l.rank, to_jsonb(r.privileges) as privileges, to_jsonb(r.permissions) as permissions
     from access_roles r left join role_levels l on l.id = r.level`,
    [],
  )

/** Somebody with some roles, as one who gives rights. */
export const givingWith = (
  roles: ReadonlyMap<string, Role>,
  permissions: readonly string[],
  held: readonly string[],
): Giver => ({ permissions, roles: standingsOf(roles, held) })

export const giverOf = async (query: Query, by: Actor, roles: ReadonlyMap<string, Role>): Promise<Giver> => {
  const [own] = await query<{ ids: string[] }>('select to_jsonb(app_held_roles($1::uuid)) as ids', [by.userId])
  return givingWith(roles, by.permissions, own!.ids)
}

/** Whether somebody may give a role, and take it. */
export const isGivable = (giver: Giver, roles: ReadonlyMap<string, Role>, id: string): boolean => {
  const role = roles.get(id)
  return role !== undefined && objectionTo(giver, standingOf(roles, role)) === null
}

/** What stands against somebody's changing an account: it is their own, or a role of it does not stand below one of theirs. */
export const againstManaging = (
  by: Actor,
  giver: Giver,
  roles: ReadonlyMap<string, Role>,
  account: { person: string; roles: readonly string[] },
): NotManaged | null => {
  if (account.person === by.userId) return 'self'
  return account.roles.every((id) => isGivable(giver, roles, id)) ? null : 'person'
}
