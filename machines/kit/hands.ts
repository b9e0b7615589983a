import { isRoot } from '../kernel/grants.ts'
import type { Actor } from '../kernel/types.ts'

/**
 * In whose hands a case is, where the permission alone does not say it: each of them one person, who has one role, or who works in
 * one section. The host compares the same texts in the database (`app_hands`).
 */

export const toPerson = (id: string): string => `person:${id}`
export const ofRole = (code: string): string => `role:${code}`
export const ofSection = (id: string): string => `section:${id}`

type Handed = Pick<Actor, 'userId' | 'roles' | 'sections'>

const handsOf = ({ userId, roles, sections = [] }: Handed): string[] => [
  toPerson(userId),
  ...roles.map(ofRole),
  ...sections.map(ofSection),
]

export const isIn = (hands: readonly string[], actor: Handed & Pick<Actor, 'permissions'>): boolean =>
  isRoot(actor.permissions) || handsOf(actor).some((one) => hands.includes(one))

/** Somebody in whose hands a case is. */
export const somebodyIn = (hands: readonly string[]): Handed => {
  const of = (kind: string) => hands.flatMap((one) => (one.startsWith(kind) ? [one.slice(kind.length)] : []))
  return { userId: of(toPerson(''))[0] ?? '', roles: of(ofRole('')), sections: of(ofSection('')) }
}
