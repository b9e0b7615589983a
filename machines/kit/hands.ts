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

/** Somebody whose hands these are. */
export const somebodyWith = (hand: string): Handed => {
  const of = (kind: string) => (hand.startsWith(kind) ? [hand.slice(kind.length)] : [])
  return { userId: of(toPerson('')).join(''), roles: of(ofRole('')), sections: of(ofSection('')) }
}
