import type { Host } from '../context.ts'
import type { Sessions } from '../sessions/sessions.ts'

/** Whom an account's mails are written to. */
export interface Person {
  id: string
  email: string
  full_name: string
  locale: string
}

export interface AccountDesk {
  host: Host
  sessions: Sessions
}
