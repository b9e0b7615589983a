import { grants } from '../../../machines/kernel/grants.ts'
import { forbidden, badInput } from '../http/httpError.ts'
import { isStorable } from '../text.ts'
import type { GraphqlContext } from './builder.ts'

/** A resolver that needs a permission: there is no other kind, so that nothing is open by being forgotten. */
export const permitted =
  <A extends object, R>(permission: string, work: (args: A, context: GraphqlContext) => R) =>
  (_parent: unknown, args: A, context: GraphqlContext): R => {
    if (!grants(context.session.actor.permissions, permission)) throw forbidden(permission)
    if (!isStorable(args)) throw badInput()
    return work(args, context)
  }
