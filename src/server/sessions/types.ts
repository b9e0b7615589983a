import type { Actor } from '../../../machines/kernel/types.ts'
import type { User } from '../../../machines/session/session.types.ts'
import type { Caller } from '../store/store.ts'

/** A verified session: the person as shown to the browser, as seen by row-level security, and as stamped on events. */
export interface Session {
  id: string
  user: User
  caller: Caller
  actor: Actor
}
