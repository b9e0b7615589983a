import type { User } from '../../../machines/session/session.types.ts'

/** What is known of the session while somebody stands at an address. */
export interface Presence {
  isStarting: boolean
  user: User | null
}

export interface AccessContext extends Presence {
  path: string
}

export type AccessEvent = { type: 'path.opened'; path: string } | ({ type: 'presence.changed' } & Presence)
