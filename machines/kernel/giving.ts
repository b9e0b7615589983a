import { grants, isRoot } from './grants.ts'

/** A role among the others of its organisation. */
export interface Standing {
  id: string
  /** Ids of the roles above it. */
  above: readonly string[]
  /** 1 is the highest; null where it stands on no level. */
  rank: number | null
}

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
