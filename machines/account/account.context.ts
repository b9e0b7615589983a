import { bringing, type PayloadOf } from '../kernel/payloads.ts'
import type { Stamp } from '../kernel/types.ts'
import { asks } from './account.asks.ts'

export const start = bringing(asks).schema!

type Start = PayloadOf<typeof asks>

/** What need not be typed, as long as it is not. */
export const blanks = { phone: null, section: null, partners: [], stores: [], areps: [] }

/** Records by their ids; an account belongs to the organisation of who has made it. */
export type AccountContext = Omit<Start, keyof typeof blanks> & {
  phone: string | null
  section: string | null
  /** Whom they represent, where they work, and who represents beside them. */
  partners: string[]
  stores: string[]
  areps: string[]
  organisation: string
  invitation: { at: string; by: string }
  acceptedAt: string | null
  /** The lock that holds; without `until`, the last day of it, somebody lifts it. */
  lock: { reason: string; until: string | null } | null
}

export const invitedWith = ({ at, by }: Stamp): AccountContext['invitation'] => ({ at, by: by.name })

/** What an account knows that begins: what was asked for, and who asks. */
export const opening = ({ context, event }: { context: object; event: Stamp }): AccountContext => ({
  ...blanks,
  ...(context as Start),
  organisation: event.by.organisation.id,
  invitation: invitedWith(event),
  acceptedAt: null,
  lock: null,
})
