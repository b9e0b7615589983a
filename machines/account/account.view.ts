import type { Context, Json } from '../kernel/types.ts'
import type { AccountContext } from './account.context.ts'

/** What of an account people type. */
const decided = ['full_name', 'phone', 'roles'] as const

export const stands = (context: AccountContext) => Object.fromEntries(decided.map((name) => [name, context[name]]))

/** The same of what was typed; what was not typed is null. */
export const typedIn = (event: object) =>
  Object.fromEntries(decided.map((name) => [name, (event as Context)[name] ?? null]))

/** What is told of an account, by its fields' names. */
export const facts = (context: AccountContext): Record<string, Json> => ({
  ...(stands(context) as Record<string, Json>),
  email: context.email,
  invited_at: context.invitation.at,
  accepted_at: context.acceptedAt,
  lock_reason: context.lock?.reason ?? null,
  locked_until: context.lock?.until ?? null,
})
