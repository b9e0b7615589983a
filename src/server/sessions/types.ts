import type { Actor } from '../../../machines/kernel/types.ts'
import type { User } from '../../../machines/session/session.types.ts'
import type { Acting } from './acting.ts'
import type { UsedKey } from './keys/used.ts'
import type { Caller } from '../store/store.ts'

/** A verified session: the person as shown to the browser, as seen by row-level security, and as stamped on events. */
export interface Session {
  id: string
  user: User
  /** Whose session it is: somebody else's than the user's while it shows the product as they see it. */
  owner: { userId: string; organisationId: string }
  /** Nothing comes of its calls but their answers. */
  readsAlone: boolean
  /** For whom the person acts, with rights of theirs. */
  acting?: Acting
  /** The API key by which a program works; what it does is told of with the name of that. */
  key?: UsedKey
  caller: Caller
  actor: Actor
}
