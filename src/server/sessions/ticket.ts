import type { SignInMethod } from '../../shared/endpoints/answers/sessions.ts'
import type { Host } from '../context.ts'
import { lifetimes } from './limits.ts'
import { mintOnce, takeOnce, untilOf } from './once.ts'
import type { Tokens } from './tokens.ts'

const methods: readonly SignInMethod[] = ['password', 'provider']

const purposeAfter = (method: SignInMethod): string => `choice of an organisation after ${method}`

/** What somebody has shown of themselves. */
export interface Shown {
  userId: string
  method: SignInMethod
  provenAt: Date
}

/** Says that a person has proven who they are, how and when, and may choose the organisation to work for. */
export const mintTicket = (tokens: Tokens, { userId, method, provenAt }: Shown): string =>
  mintOnce(tokens, purposeAfter(method), userId, lifetimes.ticket, provenAt)

/** What the person has shown for whom a ticket was made, or null when it is forged, too old or used. */
export const takeTicket = async (host: Host, tokens: Tokens, ticket: string): Promise<Shown | null> => {
  const provenAt = new Date(untilOf(ticket).getTime() - lifetimes.ticket * 1000)
  for (const method of methods) {
    const userId = await takeOnce(host, tokens, purposeAfter(method), ticket)
    if (userId !== null) return { userId, method, provenAt }
  }
  return null
}
