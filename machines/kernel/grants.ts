import { perObject } from './perObject.ts'

export const rootPermission = 'superadmin.root'

const setOf = perObject(
  (permissions: readonly string[]): ReadonlySet<string> =>
    new Set(permissions.map((permission) => permission.toLowerCase())),
)

/** Of several one suffices. */
export type Permission = string | readonly string[]

export const eachOf = (needed: Permission): readonly string[] => (typeof needed === 'string' ? [needed] : needed)

/** Each that grants what is needed, in small letters: where permissions are compared elsewhere. */
export const granting = (needed: Permission): string[] =>
  [...eachOf(needed), rootPermission].map((permission) => permission.toLowerCase())

/** Permissions are compared whole and without regard to case; `superadmin.root` grants all. A list is read once: it may not change. */
export const grants = (permissions: readonly string[], needed: Permission): boolean => {
  const held = setOf(permissions)
  return held.has(rootPermission) || eachOf(needed).some((one) => held.has(one.toLowerCase()))
}

export const isRoot = (permissions: readonly string[]): boolean => setOf(permissions).has(rootPermission)

/** Those of the permissions that can decide where the ones asked for are needed. */
export const decisive = (permissions: readonly string[], asked: readonly string[]): string[] => {
  const names = setOf(asked)
  return permissions.filter(
    (permission) => permission.toLowerCase() === rootPermission || names.has(permission.toLowerCase()),
  )
}
