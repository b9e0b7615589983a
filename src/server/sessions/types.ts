import type { Actor } from '../../../machines/kernel/types.ts'
import type { User } from '../../../machines/session/session.types.ts'
import type { Caller } from '../store/store.ts'

/** A verified session: the person as shown to the browser, as seen by row-level security, and as stamped on events. */
export interface Session {
  id: string
  user: User
  /** Whose session it is: somebody else's than the user's while it shows the product as they see it, and reads alone. */
  owner: { userId: string; organisationId: string }
  caller: Caller
  actor: Actor
}
