import type { Context, Json } from '../kernel/types.ts'
import { type AccountContext, blanks } from './account.context.ts'

/** What of an account people type. */
export const decided = ['full_name', 'phone', 'section', 'roles', 'partners', 'stores', 'areps'] as const

export const stands = (context: AccountContext) => Object.fromEntries(decided.map((name) => [name, context[name]]))

/** The same of what was typed, with nothing where nothing was. */
export const typedIn = (event: object) =>
  Object.fromEntries(decided.map((name) => [name, (event as Context)[name] ?? (blanks as Context)[name]!]))

/** What is told of an account, by its fields' names. */
export const facts = (context: AccountContext): Record<string, Json> => ({
  ...(stands(context) as Record<string, Json>),
  email: context.email,
  represents: context.partners.length > 0,
  invited_at: context.invitation.at,
  accepted_at: context.acceptedAt,
  lock_reason: context.lock?.reason ?? null,
  locked_until: context.lock?.until ?? null,
})
