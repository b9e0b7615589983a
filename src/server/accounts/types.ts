import type { Host } from '../context.ts'
import type { Sessions } from '../sessions/sessions.ts'

/** What a code is asked for. */
export type Purpose = 'activation' | 'forgotPassword'

/** The ticket names the request when the code is answered; times are in seconds. */
export interface CodeOffer {
  ticket: string
  resendAfter: number
  expiresAfter: number
}

/** Whom an account's mails are written to. */
export interface Person {
  id: string
  email: string
  full_name: string
  locale: string
}

/** Where codes are asked for and answered. */
export interface CodeDesk {
  host: Pick<Host, 'store' | 'clock'>
  sessions: Pick<Sessions, 'tokens'>
}

export interface AccountDesk {
  host: Host
  sessions: Sessions
}
