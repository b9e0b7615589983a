import { bringing, type PayloadOf } from '../kernel/payloads.ts'
import type { Stamp } from '../kernel/types.ts'
import { asks } from './account.asks.ts'

export const start = bringing(asks).schema!

type Start = PayloadOf<typeof asks>

/** Roles by their ids; an account belongs to the organisation of who has made it. */
export type AccountContext = Omit<Start, 'phone'> & {
  phone: string | null
  organisation: string
  invitation: { at: string; by: string }
  acceptedAt: string | null
  /** The lock that holds; without `until`, the last day of it, somebody lifts it. */
  lock: { reason: string; until: string | null } | null
}

export const invitedWith = ({ at, by }: Stamp): AccountContext['invitation'] => ({ at, by: by.name })

/** What an account knows that begins: what was asked for, and who asks. */
export const opening = ({ context, event }: { context: object; event: Stamp }): AccountContext => ({
  phone: null,
  ...(context as Start),
  organisation: event.by.organisation.id,
  invitation: invitedWith(event),
  acceptedAt: null,
  lock: null,
})
