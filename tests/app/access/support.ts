import { accessMachine } from '../../../src/app/access/access.machine.ts'
import type { AccessContext, AccessEvent } from '../../../src/app/access/access.types.ts'
import type { User } from '../../../machines/session/session.types.ts'
import { user } from '../../machines/session/support.ts'

type Asked = { context: AccessContext }

/** By role: who may use the mobile layout, and who has a landing page. */
const people = {
  partner: { fit: true, landing: true },
  broker: { fit: false, landing: true },
  guest: { fit: true, landing: false },
} as const

type Role = keyof typeof people

export const somebody = (role: Role): User => ({ ...user, id: role, role })

export const open = '/open'
export const shut = '/shut'
export const wide = '/wide'
export const nowhere = '/nowhere'

/** A world of four pages and three people, in a window of one of the two layouts; what is against a page later is there before it too. */
export const worldOf = ({ isMobile }: { isMobile: boolean }) => {
  const traitsOf = ({ user: who }: AccessContext) => people[who!.role as Role]
  return accessMachine.provide({
    guards: {
      isAccountUnfit: ({ context }: Asked) => isMobile && !traitsOf(context).fit,
      isUnknown: ({ context }: Asked) => context.path === nowhere,
      isForbidden: ({ context }: Asked) => context.path === shut || context.path === nowhere,
      isPageUnfit: ({ context }: Asked) => isMobile && context.path !== open,
      hasLanding: ({ context }: Asked) => traitsOf(context).landing,
    },
  })
}

/** Everything that can happen around an address. */
export const alphabet: AccessEvent[] = [
  ...[open, shut, wide, nowhere].map((path) => ({ type: 'path.opened' as const, path })),
  { type: 'presence.changed', isStarting: true, user: null },
  { type: 'presence.changed', isStarting: false, user: null },
  ...(Object.keys(people) as Role[]).map((role) => ({
    type: 'presence.changed' as const,
    isStarting: false,
    user: somebody(role),
  })),
]
