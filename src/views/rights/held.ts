import { isRoot } from '../../../machines/kernel/grants.ts'
import type { Matrix } from '../../shared/endpoints/answers/rights.ts'
import { plainText } from '../../shared/format/plainText.ts'

/** By what a role holds a permission. */
export interface Held {
  own: boolean
  /** Names of its privileges, or of the permission that holds all others. */
  privileges: string[]
}

export type Role = Matrix['roles'][number]

/** By role, by the number of a permission, how it is held; what is not there is not. */
export const holdings = ({ roles, privileges, permissions }: Matrix): Map<string, Map<number, Held>> => {
  const known = new Map(privileges.map((one) => [one.id, one]))
  const root = permissions.findIndex(({ code }) => isRoot([code]))
  return new Map(
    roles.map((role) => {
      const held = new Map<number, Held>(role.permissions.map((number) => [number, { own: true, privileges: [] }]))
      for (const id of role.privileges)
        for (const number of known.get(id)?.permissions ?? []) {
          const before = held.get(number) ?? { own: false, privileges: [] }
          held.set(number, { ...before, privileges: [...before.privileges, known.get(id)!.name] })
        }
      if (held.has(root))
        for (const number of permissions.keys())
          if (!held.has(number)) held.set(number, { own: false, privileges: [permissions[root]!.code] })
      return [role.id, held]
    }),
  )
}

/** The numbers of the permissions that a text finds, those alone that not all roles hold alike where that is wanted. */
export const rowsOf = (
  { roles, permissions }: Matrix,
  held: ReadonlyMap<string, ReadonlyMap<number, Held>>,
  { search, differing, explain }: { search: string; differing: boolean; explain(number: number): string },
): number[] => {
  const wanted = plainText(search.trim())
  return permissions.flatMap(({ code }, number) => {
    if (!plainText(`${code} ${explain(number)}`).includes(wanted)) return []
    const holders = roles.filter(({ id }) => held.get(id)?.has(number)).length
    return differing && (holders === 0 || holders === roles.length) ? [] : [number]
  })
}

/** A role with those below it. */
export interface Branch {
  role: Role
  below: Branch[]
}

/** What stands below nothing that is seen is on top. */
export const treeOf = ({ roles }: Pick<Matrix, 'roles'>): Branch[] => {
  const ids = new Set(roles.map(({ id }) => id))
  const branch = (role: Role): Branch => ({ role, below: belowOf(role.id) })
  const belowOf = (id: string) => roles.filter(({ higher }) => higher === id).map(branch)
  return roles.filter(({ higher }) => higher === null || !ids.has(higher)).map(branch)
}
