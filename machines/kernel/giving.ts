import { grants, isRoot } from './grants.ts'

/** A role among the others of its organisation. */
export interface Standing {
  id: string
  /** Ids of the roles above it. */
  above: readonly string[]
  /** 1 is the highest; null where it stands on no level. */
  rank: number | null
}

/** A role as it is kept: who stands above it, and how high. */
export interface Rung {
  id: string
  higher: string | null
  rank: number | null
}

/** Those above a role, itself where it stands above itself. */
export const chainFrom = (roles: ReadonlyMap<string, Rung>, higher: string | null): string[] => {
  const chain: string[] = []
  for (let next = higher; next && !chain.includes(next); next = roles.get(next)?.higher ?? null) chain.push(next)
  return chain
}

export const standingOf = (roles: ReadonlyMap<string, Rung>, { id, higher, rank }: Rung): Standing => ({
  id,
  above: chainFrom(roles, higher),
  rank,
})

export const standingsOf = (roles: ReadonlyMap<string, Rung>, held: readonly string[]): Standing[] =>
  held.flatMap((id) => {
    const role = roles.get(id)
    return role ? [standingOf(roles, role)] : []
  })

/** Who gives rights: what they hold, and the roles that they have. */
export interface Giver {
  permissions: readonly string[]
  roles: readonly Standing[]
}

/** Whether a role stands below another, in the chain and, where both have one, in rank. */
const isBelow = (role: Standing, other: Standing): boolean =>
  role.above.includes(other.id) && (role.rank === null || other.rank === null || role.rank > other.rank)

/** Why somebody may not change what a role comes to: it is their own, or it does not stand below one of theirs. A super admin may. */
export const objectionTo = ({ permissions, roles }: Giver, role: Standing): 'own' | 'notBelow' | null => {
  if (isRoot(permissions)) return null
  if (roles.some(({ id }) => id === role.id)) return 'own'
  return roles.some((one) => isBelow(role, one)) ? null : 'notBelow'
}

/** Of what is given what the giver does not hold. */
export const lackedBy = ({ permissions }: Pick<Giver, 'permissions'>, given: readonly string[]): string[] =>
  given.filter((one) => !grants(permissions, one))
