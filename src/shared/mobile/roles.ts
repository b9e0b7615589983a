/** Roles of partners' own people. */
const partnerSide = ['partner', 'partner admin', 'manager', 'store manager', 'sales agent']

/** Names of roles are compared without regard to case and to how their words are joined. */
const plain = (role: string): string => role.toLowerCase().replace(/[^a-z]/g, '')

export const isRole = (role: string, names: readonly string[]): boolean =>
  names.some((name) => plain(name) === plain(role))

export const isAdmin = (role: string): boolean => isRole(role, ['admin', 'platform admin'])

export const isPartner = (role: string): boolean => isRole(role, ['partner'])

export const isPartnerSide = (role: string): boolean => isRole(role, partnerSide)
