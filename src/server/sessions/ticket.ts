import type { Host } from '../context.ts'
import { lifetimes } from './limits.ts'
import { spend } from './spent.ts'
import type { Tokens } from './tokens.ts'

const purpose = (until: number) => `choice of an organisation until ${until}`

/** Says that a person has proven who they are and may choose the organisation to work for; good once, for five minutes. */
export const mintTicket = (tokens: Tokens, userId: string, now: Date): string => {
  const until = now.getTime() + lifetimes.ticket * 1000
  return `${until}.${tokens.mint(purpose(until), userId)}`
}

/** The person a ticket was made for, or null when it is forged, too old or used. */
export const takeTicket = async ({ store, clock }: Host, tokens: Tokens, ticket: string): Promise<string | null> => {
  const [until = '', token = ''] = ticket.split('.', 2)
  const userId = tokens.read(purpose(Number(until)), token)
  const expiresAt = new Date(Number(until))
  if (!userId || expiresAt <= clock()) return null
  return (await spend(store, tokens.hash(token), expiresAt, clock())) ? userId : null
}
