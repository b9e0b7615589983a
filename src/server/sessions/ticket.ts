import type { Host } from '../context.ts'
import { lifetimes } from './limits.ts'
import { mintOnce, takeOnce } from './once.ts'
import type { Tokens } from './tokens.ts'

const purpose = 'choice of an organisation'

/** Says that a person has proven who they are and may choose the organisation to work for. */
export const mintTicket = (tokens: Tokens, userId: string, now: Date): string =>
  mintOnce(tokens, purpose, userId, lifetimes.ticket, now)

/** The person a ticket was made for, or null when it is forged, too old or used. */
export const takeTicket = (host: Host, tokens: Tokens, ticket: string): Promise<string | null> =>
  takeOnce(host, tokens, purpose, ticket)
