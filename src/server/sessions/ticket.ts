import type { Host } from '../context.ts'
import { lifetimes } from './limits.ts'
import { mintOnce, takeOnce, untilOf } from './once.ts'
import type { Tokens } from './tokens.ts'

const purpose = 'choice of an organisation'

/** Says that a person has proven who they are, and when, and may choose the organisation to work for. */
export const mintTicket = (tokens: Tokens, userId: string, provenAt: Date): string =>
  mintOnce(tokens, purpose, userId, lifetimes.ticket, provenAt)

/** The person a ticket was made for, or null when it is forged, too old or used. */
export const takeTicket = async (
  host: Host,
  tokens: Tokens,
  ticket: string,
): Promise<{ userId: string; provenAt: Date } | null> => {
  const userId = await takeOnce(host, tokens, purpose, ticket)
  return userId === null ? null : { userId, provenAt: new Date(untilOf(ticket).getTime() - lifetimes.ticket * 1000) }
}
