const ROOT = 'superadmin.root'

/** Permissions are compared whole and without regard to case; `superadmin.root` grants all. */
export const grants = (permissions: readonly string[], needed: string): boolean =>
  permissions.some(
    (permission) => permission.toLowerCase() === ROOT || permission.toLowerCase() === needed.toLowerCase(),
  )

export const isRoot = (permissions: readonly string[]): boolean => grants(permissions, ROOT)
