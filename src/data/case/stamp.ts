import type { Actor } from '../../../machines/kernel/types.ts'
import type { User } from '../../../machines/session/session.types.ts'

/** The signed-in person as the lifecycles know people; the server stamps its own. */
export const actorOf = ({ id, fullName, roles, sections, permissions, organization, actsFor }: User): Actor => ({
  userId: id,
  name: fullName,
  roles,
  ...(sections && { sections }),
  permissions,
  organisation: { id: organization.id, kind: organization.kind, name: organization.name },
  ...(actsFor && { actsFor: { userId: actsFor.id, name: actsFor.name } }),
})
