import { assign, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { AccessContext, AccessEvent, Presence } from './access.types.ts'

export const accessSetup = setup({
  types: {
    input: {} as AccessContext,
    context: {} as AccessContext,
    events: {} as AccessEvent,
    tags: {} as 'busy' | 'settled' | 'failed',
  },
  actions: {
    keepPath: assign((_, { path }: { path: string }) => ({ path })),
    keepPresence: assign((_, { isStarting, user }: Presence) => ({ isStarting, user })),
  },
  guards: {
    isStarting: ({ context }) => context.isStarting,
    isNobody: ({ context }) => context.user === null,
    /** The window is narrow and the account is not for the mobile layout. */
    isAccountUnfit: unprovided,
    /** There is no page at the path. */
    isUnknown: unprovided,
    /** The person may not open the page at the path. */
    isForbidden: unprovided,
    /** The window is narrow and the page is not for the mobile layout. */
    isPageUnfit: unprovided,
    /** The person has a landing page and may open it. */
    hasLanding: unprovided,
  },
})
